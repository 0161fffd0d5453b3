// Where the API is: relative addresses in answers begin there, and not at the page or its `<base>`.

/** Set with the page's settings. */
export const answers = { base: '' }
