// The names that the page's settings give a host's codes. Apart from their meaning, which only a checkout needs.

/** The carriers with pick-up points. */
export const carriers = ['postnl', 'dhl'] as const

/** The ways to display a payment method; any other is `default`. */
export const variants = ['ideal', 'creditcard', 'giropay', 'afterpay'] as const
