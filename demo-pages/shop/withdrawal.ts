// The period of withdrawal that this shop grants.

/** The number of days after delivery in which a shopper can withdraw; the law requires 14. Returns are free. */
export const withdrawalDays = 14
