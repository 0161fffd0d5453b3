// The right of withdrawal as this shop grants it.

/** Days after delivery in which a purchase can be withdrawn from; the law asks for 14. Sending back is free. */
export const withdrawalDays = 14
