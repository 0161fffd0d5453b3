// The price range: a slider with two thumbs and two fields, in the store's currency.
import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useRef, useState } from 'react'
import { facetLabel } from '#shared/catalogue/parts/facet-label.ts'
import type { Facet } from '#shared/catalogue/wire/catalogue.ts'
import { environment } from '#shared/environment.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { chevronDown } from '#shared/ui/icons.ts'
import { choosePrice } from '#stores/catalogue/catalogue.ts'
import { $page } from '#stores/page/page.ts'
import { PriceSlider } from './PriceSlider.tsx'
import { readPrice } from './read-price.ts'

/** Props of the price facet. */
export interface PriceFacetProps {
  facet: Facet
  from: number | null
  to: number | null
  /** The names of the fields. */
  names: Readonly<Record<'minPrice' | 'maxPrice', string>>
  prefix: string
}

/** The delay in milliseconds between the last move of a thumb and the update of the list. */
const REST = 350

/** The facet; draws nothing if all prices are equal. */
export const PriceFacet = memo(({ facet, from, to, names, prefix }: PriceFacetProps) => {
  const { t } = useLingui()
  const { id, element } = useMount()
  const { currency } = useShared($page)
  const [draft, setDraft] = useState<{ from: number | null; to: number | null; instead: string } | null>(null)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  // The thumbs' draft is shown until the list has applied it, or has changed otherwise, as by Back.
  const chosen = `${from} ${to}`
  const least = Math.floor(Math.min(facet.minimum ?? 0, from ?? Infinity))
  const most = Math.ceil(Math.max(facet.maximum ?? 0, to ?? 0))
  if (most <= least) return null

  const shown = draft?.instead === chosen ? draft : { from, to }
  const choose = (next: { from: number | null; to: number | null }) => {
    stop.current()
    // Otherwise Back, to the range that the draft replaced, would show the draft again.
    setDraft(null)
    void choosePrice(next.from, next.to, element ?? undefined)
  }
  /** The ends of the range count as no limit. */
  const slide = (low: number, high: number) => {
    const next = { from: low <= least ? null : low, to: high >= most ? null : high }
    setDraft({ ...next, instead: chosen })
    stop.current()
    stop.current = environment.setTimer(() => choose(next), REST)
  }
  const type = (part: Partial<{ from: number | null; to: number | null }>) => {
    const next = { from: shown.from, to: shown.to, ...part }
    // Swaps the two values if they were entered the wrong way round.
    const isTurned = next.from !== null && next.to !== null && next.from > next.to
    choose(isTurned ? { from: next.to, to: next.from } : next)
  }
  const field = (
    name: 'minPrice' | 'maxPrice',
    label: string,
    value: number | null,
    end: number,
    commit: (amount: number | null) => void,
  ) => (
    <p className="facets-price-field">
      <label htmlFor={id(`${prefix}-${name}`)}>
        {label} <span className="facets-currency">({currency})</span>
      </label>
      <input
        className="touchline-input"
        // A new value from outside replaces the typed one.
        key={value}
        id={id(`${prefix}-${name}`)}
        name={names[name]}
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
        defaultValue={value ?? ''}
        placeholder={String(end)}
        onBlur={({ currentTarget }) => {
          const amount = readPrice(currentTarget.value)
          if (amount !== value) commit(amount)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const amount = readPrice(event.currentTarget.value)
          if (amount !== value) commit(amount)
        }}
      />
    </p>
  )
  return (
    <details className="facets-group" open>
      <summary className="facets-name">
        <span>{facetLabel(facet)}</span>
        {from !== null || to !== null ? <span className="facets-number">1</span> : null}
        <Icon path={chevronDown} size={20} />
      </summary>
      <div className="facets-price">
        <PriceSlider
          least={least}
          most={most}
          low={shown.from ?? least}
          high={shown.to ?? most}
          labels={[t`Lowest price`, t`Highest price`]}
          say={(amount) => formatMoney(amount, currency)}
          onSlide={slide}
        />
        {field('minPrice', t`Lowest price`, shown.from, least, (amount) => type({ from: amount }))}
        {field('maxPrice', t`Highest price`, shown.to, most, (amount) => type({ to: amount }))}
      </div>
    </details>
  )
})
