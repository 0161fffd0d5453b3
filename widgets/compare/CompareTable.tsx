// The comparison table: sticky products on top, attributes below. Rows that differ are marked by more than colour.
import { useRef, useState, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { focusPlace } from '#shared/mount/focus-place.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Rating } from '#shared/product/parts/Rating.tsx'
import type { ComparedProduct } from '#shared/saved/wire/compare.ts'
import { say } from '#shared/ui/say.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { toggleCompare } from '#stores/saved/compare.ts'
import { $comparisonRows, type ComparisonRow } from '#stores/saved/comparison.ts'
import { ProductHead } from './ProductHead.tsx'

/** The table with its switch. The switch is made in CSS, so that it works without JavaScript. */
export function CompareTable({ products, removeAction }: { products: readonly ComparedProduct[]; removeAction: string | undefined }) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const rows = useShared($comparisonRows)
  const count = products.length
  const [error, setError] = useState<string | null>(null)
  const region = useRef<HTMLDivElement>(null)
  const remove = async ({ sku, name }: ComparedProduct) => {
    setError(null)
    const result = await toggleCompare(sku, false, element ?? undefined)
    if (!result.ok) {
      setError(result.error.message ?? failureSentence({ ...result.error, code: 'general.failed' }))
      return
    }
    say(t`${name} was removed from the comparison`)
    // The button was removed with its product, so the table takes the focus, unless the last product removed the table too.
    if (products.length > 1) region.current?.focus({ preventScroll: true })
    else if (element) focusPlace(element, t`Comparison of ${count} products`)
  }
  const all: readonly ShownRow[] = [
    ...ratings(products, t`Rating`, t`No reviews yet`),
    ...rows,
    availability(products, t`Availability`, t`In stock`, t`Sold out`),
  ]
  const isSame = products.length > 1 && !all.some(({ isDifferent }) => isDifferent)
  return (
    <div className="compare-parts">
      <div className="compare-bar">
        {count > 1 ? (
          <label className="compare-switch" htmlFor={id('differences')}>
            <input className="compare-switch-box" type="checkbox" id={id('differences')} data-touchline-key="differences" />
            <span>{t`Only differences`}</span>
          </label>
        ) : (
          <p className="compare-hint">{t`Add another product to see how they differ.`}</p>
        )}
      </div>
      {error ? <Notice tone="error">{error}</Notice> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area has to be reachable by keyboard */}
      <div className="compare-scroll" ref={region} role="region" tabIndex={0} aria-label={t`Comparison of ${count} products`}>
        <table className="compare-table">
          <thead>
            <tr>
              <td className="compare-corner">{'\u00A0'}</td>
              {products.map((product) => (
                <ProductHead key={product.sku} product={product} removeAction={removeAction} onRemove={() => void remove(product)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map((row) => (
              <Row key={row.code} row={row} skus={products.map(({ sku }) => sku)} />
            ))}
          </tbody>
        </table>
      </div>
      {isSame ? <p className="compare-same">{t`These products are the same in every respect.`}</p> : null}
    </div>
  )
}

/** A row whose values may be more than text. */
type ShownRow = Omit<ComparisonRow, 'values'> & { values: readonly ReactNode[] }

function Row({ row: { label, values, isDifferent }, skus }: { row: ShownRow; skus: readonly string[] }) {
  const { t } = useLingui()
  return (
    <tr className="compare-row" data-differs={isDifferent ? '' : undefined}>
      <th scope="row" className="compare-label">
        {isDifferent ? (
          <span className="compare-mark" aria-hidden="true">
            ≠
          </span>
        ) : null}
        {label}
        {isDifferent ? <span className="touchline-hidden"> ({t`differs`})</span> : null}
      </th>
      {skus.map((sku, at) => (
        <td key={sku} className="compare-value">
          {values[at] ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="touchline-hidden">{t`Not specified`}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

/** The row of average ratings; none if nobody has reviewed any of the products. */
function ratings(products: readonly ComparedProduct[], label: string, none: string): ShownRow[] {
  const rated = products.map(({ rating, reviewCount }) => (rating !== null && reviewCount > 0 ? rating : null))
  if (rated.every((rating) => rating === null)) return []
  const values = products.map(({ sku, reviewCount }, at) => {
    const rating = rated[at] ?? null
    return rating === null ? none : <Rating key={sku} className="compare-rating" rating={rating} count={reviewCount} />
  })
  return [{ code: 'touchline-rating', label, values, isDifferent: new Set(rated).size > 1 }]
}

function availability(products: readonly ComparedProduct[], label: string, there: string, gone: string): ComparisonRow {
  const values = products.map(({ isInStock: isThere }) => (isThere ? there : gone))
  return { code: 'touchline-availability', label, values, isDifferent: new Set(values).size > 1 }
}
