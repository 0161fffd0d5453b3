// Names an element the way its author would look for it.

/**
 * A short selector for messages.
 * @example `<div data-touchline="minicart" id="top">` becomes `div#top[data-touchline="minicart"]`
 */
export function describeElement(element: Element): string {
  const name = element.getAttribute('data-touchline')
  const id = element.id ? `#${element.id}` : ''
  return `${element.localName}${id}${name === null ? '' : `[data-touchline="${name}"]`}`
}
