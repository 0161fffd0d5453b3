// Whether the page is being edited: anything that moves by itself stops then.

/** On the root element while it is; a host may print it there, so that nothing moves before `touchline.editor.load()`. */
export const EDITING = 'data-touchline-editing'

/** Said on the document when it begins and when it ends. */
export const EDITING_CHANGED = 'touchline:editing'

/** Asked anew each time something would move. */
export const isEditing = () => document.documentElement.hasAttribute(EDITING)
