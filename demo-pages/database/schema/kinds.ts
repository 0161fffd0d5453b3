// The schema of kits, strings and bundles beyond parts and prices, and "from" prices that follow the stock of the parts.
import type { Migration } from './migration.ts'

const columns = [
  `alter table attribute add column role text check (role in ('size', 'colour'))`,
  `update attribute set role = case when code = 'color' then 'colour' else 'size' end where code in ('color', 'size', 'grip_size')`,
  `alter table product add column bundle_amount numeric(4, 3) not null default 1 check (bundle_amount > 0 and bundle_amount <= 1)`,
  `alter table bundle_option drop constraint bundle_option_type_check,
    add constraint bundle_option_type_check check (type in ('select', 'radio', 'checkbox', 'multi'))`,
  `alter table team_wear add column has_unique_numbers boolean not null default true`,
  `alter table personalisation_group
    add column no_return boolean not null default true,
    add column delivery text not null default 'workshop'`,
  `alter table personalisation_option
    add column role text check (role in ('string', 'gauge', 'tension-mains', 'tension-crosses')),
    add column min numeric(5, 1),
    add column max numeric(5, 1) check (max >= min),
    add column step numeric(4, 1) check (step > 0),
    add column unit text,
    add column depends_on jsonb`,
  `create table string_advice (
    product_id int primary key references product (id),
    tension_min numeric(4, 1) not null,
    tension_max numeric(4, 1) not null check (tension_max >= tension_min),
    option_values jsonb not null
  )`,
  `create index bundle_selection_product on bundle_selection (product_id)`,
  `create index set_member_member on set_member (member_id)`,
]

const fromPrices = [
  // The price in cents of a product's cheapest variant with that stock; of its cheapest variant if none has it.
  `create function cheapest_part(part int, store smallint, pieces int) returns table (cents int, is_there boolean) language sql stable as $$
    select coalesce(min(final_cents) filter (where is_active and s.stock >= pieces), min(final_cents)),
      coalesce(bool_or(is_active and s.stock >= pieces), false)
    from sellable s where s.product_id = part and s.store_id = store and s.is_active
  $$`,
  // The price of a bundle's cheapest allowed choice: each required option's cheapest part; without required options, the cheapest of all.
  `create function bundle_from(bundle int, store smallint) returns int language sql stable as $$
    with part as (
      select o.id as option_id, o.is_required, c.is_there, round(c.cents * p.bundle_multiplier * p.bundle_amount)::int * s.qty as cents
      from product p
      join bundle_option o on o.product_id = p.id
      join bundle_selection s on s.option_id = o.id
      cross join lateral cheapest_part(s.product_id, store, s.qty) c
      where p.id = bundle and c.cents is not null
    ), option as (
      select option_id, is_required, coalesce(min(cents) filter (where is_there), min(cents)) as cents from part group by 1, 2
    )
    select coalesce(sum(cents) filter (where is_required), min(cents))::int from option
  $$`,
  `create function set_from(whole int, store smallint) returns int language sql stable as $$
    select coalesce(min(c.cents) filter (where c.is_there), min(c.cents))
    from set_member m cross join lateral cheapest_part(m.member_id, store, 1) c where m.product_id = whole
  $$`,
  // Row by row and only on a difference: a statement without changed rows would still invalidate every list in memory.
  `create function renew_from_prices(wholes int[]) returns void language plpgsql as $$
    declare fresh record;
    begin
      for fresh in
        select * from (
          select pp.product_id, pp.store_id, pp.final_cents,
            case p.type when 'bundle' then bundle_from(p.id, pp.store_id) else set_from(p.id, pp.store_id) end as cents
          from product p join product_price pp on pp.product_id = p.id
          where p.id = any(wholes) and p.type in ('bundle', 'grouped')
        ) reckoned where cents is distinct from final_cents and cents > 0 order by product_id, store_id
      loop
        update product_price set regular_cents = fresh.cents, final_cents = fresh.cents, special_from = null, lowest_30d_cents = null
          where product_id = fresh.product_id and store_id = fresh.store_id;
      end loop;
    end
  $$`,
  `create function wholes_of(part int) returns int[] language sql stable as $$
    select coalesce(array_agg(id), '{}') from (
      select o.product_id as id from bundle_selection s join bundle_option o on o.id = s.option_id where s.product_id = part
      union select product_id from set_member where member_id = part
    ) whole
  $$`,
  `create function part_stock_moved() returns trigger language plpgsql as $$
    declare wholes int[] := wholes_of(new.product_id);
    begin
      if wholes <> '{}' then perform renew_from_prices(wholes); end if;
      return null;
    end
  $$`,
  // Only a change around the last pieces can change the cheapest available variant.
  `create trigger variant_from_price after update of stock, is_active on variant for each row
    when (old.is_active <> new.is_active or (old.stock <> new.stock and least(old.stock, new.stock) < 100))
    execute function part_stock_moved()`,
  `create trigger part_from_price after update of final_cents on product_price for each row
    when (old.final_cents <> new.final_cents) execute function part_stock_moved()`,
  `create trigger variant_price_from_price after update of final_cents on variant_price for each row
    when (old.final_cents <> new.final_cents) execute function variant_price_moved()`,
]

const variantPriceMoved = `create function variant_price_moved() returns trigger language plpgsql as $$
  begin
    perform renew_from_prices(wholes_of((select product_id from variant where id = new.variant_id)));
    return null;
  end
$$`

// A bundle without a required option is in stock if any part is.
const stockView = `create or replace view product_stock as
  select p.id as product_id,
    case p.type
      when 'bundle' then not exists (
        select 1 from bundle_option o where o.product_id = p.id and o.is_required and not exists (
          select 1 from bundle_selection s join variant v on v.product_id = s.product_id
          where s.option_id = o.id and v.is_active and v.stock >= s.qty)
      ) and exists (
        select 1 from bundle_option o join bundle_selection s on s.option_id = o.id join variant v on v.product_id = s.product_id
        where o.product_id = p.id and v.is_active and v.stock >= s.qty)
      when 'grouped' then exists (
        select 1 from set_member m join variant v on v.product_id = m.member_id
        where m.product_id = p.id and v.is_active and v.stock > 0)
      else exists (select 1 from variant v where v.product_id = p.id and v.is_active and v.stock > 0)
    end as in_stock,
    coalesce((select sum(v.stock)::int from variant v where v.product_id = p.id and v.is_active), 0) as stock
  from product p`

/** Rackets were marked as strung whatever was chosen; now only their strings say so. */
export const racketsMigration: Migration = {
  name: 'catalogue-3-rackets',
  statements: [`update product set no_return = false, delivery = 'stock' where kind = 'strung-racket'`],
}

/** The last day on which a kit of this season can still be ordered, for players who join later. */
export const seasonMigration: Migration = {
  name: 'catalogue-4-season',
  statements: [`alter table team_wear add column orderable_until date`],
}

/** The second step of the catalogue. */
export const kindsMigration: Migration = {
  name: 'catalogue-2-kinds',
  statements: [
    ...columns,
    stockView,
    variantPriceMoved,
    ...fromPrices,
    `select renew_from_prices(coalesce(array_agg(id), '{}')) from product where type in ('bundle', 'grouped')`,
  ],
}
