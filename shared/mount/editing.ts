// Whether the page is in edit mode: all automatic motion stops then.

/** Set on the root element in edit mode; a host may print it there, so that nothing moves before `touchline.editor.load()`. */
export const EDITING = 'data-touchline-editing'

/** Dispatched on the document when edit mode begins and ends. */
export const EDITING_CHANGED = 'touchline:editing'

/** Read again each time something would move. */
export const isEditing = () => document.documentElement.hasAttribute(EDITING)
