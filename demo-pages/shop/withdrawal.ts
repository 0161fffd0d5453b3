// The right of withdrawal as this shop grants it.

/** The days after delivery in which a purchase can be withdrawn from; the law requires 14. Sending back is free. */
export const withdrawalDays = 14
