// The toolbar: count, sort order, page size and layout, in a form that works in any browser.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { KeptFields } from '#shared/catalogue/parts/KeptFields.tsx'
import { sortLabel } from '#shared/catalogue/parts/sort-label.ts'
import { namesAt } from '#shared/catalogue/rules/list-query.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { $address, $query, $layout, $place, $summary, chooseLayout, choosePageSize, chooseSort } from '#stores/catalogue/catalogue.ts'
import { SearchWithin } from './SearchWithin.tsx'

/** Four squares: a grid. */
const gridIcon = 'M5 5h5v5H5V5Zm9 0h5v5h-5V5ZM5 14h5v5H5v-5Zm9 0h5v5h-5v-5Z'
/** Rows below each other. */
const rowsIcon = 'M4 6h4v4H4V6Zm8 2h8M4 14h4v4H4v-4Zm8 2h8'

/** Props of the bar. */
export interface BarProps {
  pageSizes: readonly number[]
  hasLayout: boolean
  hasSearch: boolean
}

/** The bar; its space is reserved until the list is loaded. */
export function Bar({ pageSizes, hasLayout, hasSearch }: BarProps) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const summary = useShared($summary)
  const address = useShared($address)
  const ask = useShared($query)
  const names = namesAt(useShared($place))
  if (!summary) return <div className="toolbar-bar" aria-hidden="true" />
  const { total, pageSize, page, orders } = summary
  const first = (page - 1) * pageSize + 1
  const last = Math.min(total, page * pageSize)
  const products = plural(total, { one: '# product', other: '# products' })
  const sort = ask.sort ?? summary.sort
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((one, other) => one - other)
  return (
    <div className="toolbar-bar">
      {/* The list itself says that it is empty, and why. */}
      {total > 0 ? <p className="toolbar-count">{total > pageSize ? t`${first} to ${last} of ${products}` : products}</p> : null}
      {hasSearch ? <SearchWithin /> : null}
      {total > 0 ? (
        <form className="toolbar-form" action={address.split('?', 1)[0]} method="get">
          <KeptFields address={address} without={[names.sort, names.pageSize, names.page]} />
          <p className="toolbar-field">
            <label className="toolbar-label" htmlFor={id('sort')}>{t`Sort by`}</label>
            <select
              className="touchline-input touchline-select"
              id={id('sort')}
              name={names.sort}
              value={sort}
              onChange={({ currentTarget }) => void chooseSort(currentTarget.value, element ?? undefined)}
            >
              {orders.map((order) => (
                <option key={order.value} value={order.value}>
                  {sortLabel(order)}
                </option>
              ))}
            </select>
          </p>
          <p className="toolbar-field">
            <label className="toolbar-label" htmlFor={id('size')}>{t`Per page`}</label>
            <select
              className="touchline-input touchline-select"
              id={id('size')}
              name={names.pageSize}
              value={pageSize}
              onChange={({ currentTarget }) => void choosePageSize(Number(currentTarget.value), element ?? undefined)}
            >
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </select>
          </p>
          <div className="toolbar-apply">
            <Button type="submit">{t`Apply`}</Button>
          </div>
        </form>
      ) : null}
      {hasLayout && total > 0 ? <Layouts /> : null}
    </div>
  )
}

function Layouts() {
  const { t } = useLingui()
  const layout = useShared($layout)
  const ways = [
    ['grid', t`As a grid`, gridIcon],
    ['list', t`As a list`, rowsIcon],
  ] as const
  return (
    <div className="toolbar-layouts" role="group" aria-label={t`Show products`}>
      {ways.map(([way, label, path]) => (
        <button
          key={way}
          type="button"
          className="toolbar-layout"
          aria-label={label}
          aria-pressed={layout === way ? 'true' : 'false'}
          onClick={() => chooseLayout(way)}
        >
          <Icon path={path} size={20} />
        </button>
      ))}
    </div>
  )
}
