// The schema of refunds: the initial balance of a gift card, the cost of a case's pieces, and refunds with the provider's reference.

/** A card never holds more than its initial balance, and no case refunds more than its pieces cost; the database enforces both. */
export const owedStatements = [
  `alter table gift_card add column issued integer`,
  `update gift_card set issued = balance + coalesce(
    (select sum(amount - paid_back) from gift_card_use u where u.code_hash = gift_card.code_hash), 0)`,
  `alter table gift_card alter column issued set not null, add constraint gift_card_issued check (balance <= issued)`,
  `alter table return_case add column due integer check (due >= 0)`,
  `update return_case set due = refund`,
  `update return_case set status = 'approved', due = 0, refund = 0, decided_at = return_case.created_at from shop_order o
    where o.id = order_id and return_case.status = 'registered' and o.status in ('canceled', 'rejected', 'failed', 'expired')`,
  `alter table return_case add constraint return_case_refund check (refund <= due)`,
  `alter table refund add column reference text`,
  `update refund set reference = 'case-' || case_id`,
  `alter table refund drop column case_id, alter column reference set not null, add primary key (reference)`,
  `update payment_attempt set paid_amount = coalesce(paid_amount, amount), paid_back = coalesce(paid_amount, amount)
    where status in ('paid-late', 'refunded')`,
  `insert into refund (reference, attempt_id, amount, created_at, paid_at)
    select 'late-' || id, id, paid_amount, created_at, case when status = 'refunded' then created_at end
    from payment_attempt where status in ('paid-late', 'refunded') and paid_amount > 0`,
  `create index refund_owed on refund (reference) where paid_at is null`,
]
