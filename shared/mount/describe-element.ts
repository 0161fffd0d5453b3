// Describes an element in the form in which its author would search for it.

/**
 * A short selector for messages.
 * @example `<div data-touchline="minicart" id="top">` becomes `div#top[data-touchline="minicart"]`
 */
export function describeElement(element: Element): string {
  const name = element.getAttribute('data-touchline')
  const id = element.id ? `#${element.id}` : ''
  return `${element.localName}${id}${name === null ? '' : `[data-touchline="${name}"]`}`
}
