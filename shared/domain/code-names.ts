// The names that the page's settings give to a host's codes. In a separate file from their meaning, which only a checkout needs.

/** The carriers with pick-up points. */
export const carriers = ['postnl', 'dhl'] as const

/** The ways to display a payment method; any other is `default`. */
export const variants = ['ideal', 'creditcard', 'giropay', 'afterpay'] as const
