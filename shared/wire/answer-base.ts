// The API's address, which relative addresses in answers are resolved against, and not the page or its `<base>`.

/** Set with the page's settings. */
export const answers = { base: '' }
