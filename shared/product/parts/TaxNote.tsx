// A note below a price about its tax and the costs of delivery.
import { Trans } from '@lingui/react/macro'

/** The note, which the law wants at every price; a link where the settings name a page about delivery. */
export function TaxNote({ deliveryUrl, className }: { deliveryUrl: string | null; className: string }) {
  return (
    <p className={className}>
      {deliveryUrl === null ? (
        <Trans>incl. VAT, plus delivery</Trans>
      ) : (
        <Trans>
          incl. VAT, plus <a href={deliveryUrl}>delivery</a>
        </Trans>
      )}
    </p>
  )
}
