// The doctor's check of payments: reports an order whose payment address the page's settings do not allow.
import type { PageConfig } from '#shared/wire/page.ts'
import type { Touchline } from '#widgets/page/public-api.ts'

/** Watches the page's checkout, if there is one. The shopper only sees that the payment failed. */
export function reportPayments(
  touchline: Pick<Touchline, 'ready'>,
  { paymentOrigins }: PageConfig,
  report: (about: string, text: string) => void,
  signal: AbortSignal,
): void {
  const named = paymentOrigins.length > 0 ? `is not in paymentOrigins (${paymentOrigins.join(', ')})` : 'is not https'
  void touchline.ready.then(({ stores }) => {
    let isReported = false
    const stop = stores.checkout.subscribe((checkout) => {
      const { kind, code } = checkout?.error ?? {}
      // Not sent by a server: the answer was parsed, and its address refused.
      if (isReported || kind !== 'malformed' || code !== 'payment.failed') return
      isReported = true
      report(
        'Payments',
        `An order was placed, but the address of its payment ${named}, so nobody is sent there. Name the provider's origin in the page's settings, as in "paymentOrigins": ["https://pay.example"]; on the machine itself it may be http.`,
      )
    })
    signal.addEventListener('abort', stop)
  })
}
