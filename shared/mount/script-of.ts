// Finds the JSON scripts that belong to a mount.
import { MOUNT } from './attributes.ts'

/** The mount's own script with this attribute, also where an editor put a paragraph around it. */
export const scriptOf = (mount: Element, attribute: string): Element | undefined =>
  [...mount.querySelectorAll(`script[${attribute}]`)].find((script) => script.closest(`[${MOUNT}]`) === mount)
