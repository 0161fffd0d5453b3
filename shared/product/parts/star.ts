// The shape of a star, for ratings.

/** The path of a star on a 16 px grid. */
export const star = 'm8 .8 2.2 4.7 5.2.6-3.9 3.5 1.1 5.1L8 12.1l-4.6 2.6 1.1-5.1L.6 6.1l5.2-.6Z'
