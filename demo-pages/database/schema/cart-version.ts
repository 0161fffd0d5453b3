// The time of the last change of a cart's lines, so that an order is accepted only for the lines that its shopper saw.

/** A trigger sets it, since several places write lines and each would have to remember it. */
export const cartVersionStatements = [
  `alter table cart add column updated_at timestamptz not null default clock_timestamp()`,
  `create function move_cart_version() returns trigger language plpgsql as $$
    begin
      update cart set updated_at = clock_timestamp() where id = coalesce(new.cart_id, old.cart_id);
      return null;
    end
  $$`,
  `create trigger cart_item_version after insert or update or delete on cart_item for each row execute function move_cart_version()`,
]
