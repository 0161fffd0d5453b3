// What the doctor says where an order was placed and its payment was not followed, since the page does not let it lead there.
import type { PageConfig } from '#shared/wire/page.ts'
import type { Touchline } from '#widgets/page/public-api.ts'

/** Follows the checkout of the page, if it has one; the shopper is told no more than that the payment failed. */
export function tellOfPayments(
  touchline: Pick<Touchline, 'ready'>,
  { paymentOrigins }: PageConfig,
  tell: (about: string, words: string) => void,
  signal: AbortSignal,
): void {
  const named = paymentOrigins.length > 0 ? `is not in paymentOrigins (${paymentOrigins.join(', ')})` : 'is not https'
  void touchline.ready.then(({ stores }) => {
    let isTold = false
    const stop = stores.checkout.subscribe((checkout) => {
      const { kind, code } = checkout?.error ?? {}
      // No server says this: the answer was read, and its address refused.
      if (isTold || kind !== 'malformed' || code !== 'payment.failed') return
      isTold = true
      tell(
        'Payments',
        `An order was placed, but the address of its payment ${named}, so nobody is sent there. Name the provider's origin in the page's settings, as in "paymentOrigins": ["https://pay.example"]; on the machine itself it may be http.`,
      )
    })
    signal.addEventListener('abort', stop)
  })
}
