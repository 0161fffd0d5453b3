// The mark of a payment method: drawn by us in the brand's colours, since logos belong to their owners.
import type { ReactNode } from 'react'
import { paymentMark, unsaidBrand, type PaymentMark as Mark } from '#shared/checkout/rules/payment-mark.ts'
import type { PaymentMethod } from '#shared/checkout/wire/payment.ts'

const drawings: Readonly<Record<Mark, ReactNode>> = {
  ideal: (
    <>
      <path d="M14 7h10a9 9 0 0 1 0 18H14z" fill="#c06" />
      <circle cx="19" cy="12" r="2.2" fill="#fff" />
      <path d="M17 16h4v6h-4z" fill="#fff" />
    </>
  ),
  bancontact: (
    <>
      <path d="M10 21h14l5-5H15z" fill="#1e3764" />
      <path d="M19 16h14l5-5H24z" fill="#ffd800" />
    </>
  ),
  giropay: (
    <>
      <rect x="9" y="7" width="30" height="18" rx="4" fill="#003a7d" />
      <path d="M24 12h-6a4 4 0 0 0 0 8h4v-4h-3M28 20v-8h4a2.5 2.5 0 0 1 0 5h-4" fill="none" stroke="#fff" strokeWidth="2" />
    </>
  ),
  afterpay: (
    <>
      <circle cx="24" cy="16" r="10" fill="#b2fce4" />
      <path d="M20 19a5 5 0 0 1 7-6l-1-3m1 3-3 1M28 13a5 5 0 0 1-7 6l1 3m-1-3 3-1" fill="none" stroke="#000" strokeWidth="1.8" />
    </>
  ),
  paypal: (
    <>
      <path d="M22 10h7c4 0 6 2 5 6s-4 5-7 5h-2l-1 5h-4z" fill="#0070e0" />
      <path d="M18 6h7c4 0 6 2 5 6s-4 5-7 5h-2l-1 5h-4z" fill="#003087" />
    </>
  ),
  klarna: (
    <>
      <rect x="9" y="6" width="30" height="20" rx="5" fill="#ffa8cd" />
      <path d="M17 10v12M25 10c0 3-2 5-4 6l4 6" fill="none" stroke="#0b051d" strokeWidth="2.6" />
      <circle cx="31" cy="20.5" r="1.8" fill="#0b051d" />
    </>
  ),
  card: (
    <>
      <rect x="11" y="8" width="26" height="17" rx="2.5" fill="#2b4a8b" />
      <path d="M11 12h26v4H11z" fill="#101c3a" />
      <path d="M15 21h7" fill="none" stroke="#fff" strokeWidth="2" />
    </>
  ),
  bank: <path d="m12 13 12-6 12 6zM14 15h3v6h-3zM22.5 15h3v6h-3zM31 15h3v6h-3zM12 23h24v2.5H12z" fill="#3c4658" />,
}

/** The mark; draws nothing for a method that we have none for. Its name is read unless the method's title says it. */
export function PaymentMark({ method }: { method: PaymentMethod }) {
  const mark = paymentMark(method)
  if (mark === null) return null
  const name = unsaidBrand(mark, method.title)
  return (
    <svg
      className="checkout-payment-mark"
      width="48"
      height="32"
      viewBox="0 0 48 32"
      focusable="false"
      {...(name === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <rect x="0.5" y="0.5" width="47" height="31" rx="5" fill="#fff" stroke="#c9ced6" />
      {drawings[mark]}
    </svg>
  )
}
