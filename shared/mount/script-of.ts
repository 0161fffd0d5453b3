// Finds the JSON scripts that belong to a mount.
import { MOUNT } from './attributes.ts'

/** The mount's own script with this attribute, also inside a paragraph that an editor added. */
export const scriptOf = (mount: Element, attribute: string): Element | undefined =>
  [...mount.querySelectorAll(`script[${attribute}]`)].find((script) => script.closest(`[${MOUNT}]`) === mount)
