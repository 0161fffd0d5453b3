// A delivery estimate before the checkout: a disclosure that loads its fields when it opens.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { chevronDown } from '#shared/ui/icons.ts'
import { Later } from '#shared/ui/Later.tsx'
import { $page } from '#stores/page/page.ts'

/** The disclosure; draws nothing if the page's settings name no country. */
export function DeliveryEstimate() {
  const { t } = useLingui()
  const { country, countries } = useShared($page)
  const [isOpen, setOpen] = useState(false)
  const offered = countries.length > 0 ? countries : country === null ? [] : [country]
  if (offered.length === 0) return null
  return (
    <details className="cart-estimate" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="touchline-fold">
        {t`Delivery options and costs`}
        <Icon path={chevronDown} />
      </summary>
      <Later load={() => import('./EstimateFields.tsx')} isWanted={isOpen}>
        {({ EstimateFields }) => <EstimateFields countries={offered} />}
      </Later>
    </details>
  )
}
