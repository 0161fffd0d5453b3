// A note below a price about its tax and the costs of delivery.
import { Trans } from '@lingui/react/macro'

/** The note; nothing if the settings name no page about delivery. */
export function TaxNote({ deliveryUrl, className }: { deliveryUrl: string | null; className: string }) {
  if (deliveryUrl === null) return null
  return (
    <p className={className}>
      <Trans>
        incl. VAT, plus <a href={deliveryUrl}>delivery</a>
      </Trans>
    </p>
  )
}
