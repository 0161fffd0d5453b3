// The schema of what the law wants said of goods: their measure, the maker's guarantee, and what a print is.
import type { Migration } from './migration.ts'

export const goodsMigrations: Migration[] = [
  {
    name: 'goods-facts-1',
    statements: [
      `alter table product
        add column measure_amount numeric(9, 3) check (measure_amount > 0),
        add column measure_unit text check (measure_unit in ('m', 'l', 'kg', 'piece')),
        add column guarantee_years smallint check (guarantee_years > 2),
        add check ((measure_amount is null) = (measure_unit is null))`,
      `alter table personalisation_option add column description jsonb`,
    ],
  },
]
