// The limits of a page. The host refuses more, so the editor does not allow more.

/** The maximum length of a text in one language. */
export const longestText = 5000
/** The maximum length of any other value. */
export const longestValue = 1000
/** The maximum number of values in a list. */
export const mostValues = 100
/** The maximum number of blocks of a page. */
export const mostBlocks = 100
