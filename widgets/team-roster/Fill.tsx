// Chooses one size of a product for everybody; Undo brings back what was there.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import type { RosterProduct } from '#shared/product/rules/roster.ts'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'

interface Props {
  product: RosterProduct
  store: RosterStore
  onDone: (status: string) => void
}

/** The list of sizes. */
export function Fill({ product: { id: productId, label, sizes }, store, onDone }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  return (
    <label className="team-roster-field">
      <span className="team-roster-label">{label}</span>
      <select
        id={id(`fill-${productId}`)}
        className="touchline-input touchline-select"
        aria-label={t`${label} for everybody`}
        value=""
        onChange={(event) => {
          const chosen = sizes.find((one) => one.id === event.currentTarget.value)
          event.currentTarget.value = ''
          const product = store.$plan.get()?.products.find((one) => one.id === productId)
          if (!chosen || !product) return
          store.fillColumn(product, chosen.id)
          const size = chosen.label
          onDone(t`${label}: ${size} for everybody`)
        }}
      >
        <option value="">{t`Size`}</option>
        {sizes.map((size) => (
          <option key={size.id} value={size.id} disabled={size.stock === 0}>
            {size.label}
          </option>
        ))}
      </select>
    </label>
  )
}
