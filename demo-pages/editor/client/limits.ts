// The limits of a page: the host refuses more, so the editor allows no more.

/** Letters of a text in one language. */
export const longestText = 5000
/** Letters of any other value. */
export const longestValue = 1000
/** Members of a list. */
export const mostValues = 100
/** Blocks of a page. */
export const mostBlocks = 100
