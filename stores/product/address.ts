// The choices in the page's address, so that a link opens them: `#colour=12&size=34`, attribute code and option id.
// They are in the fragment, which never reaches a cache: every choice of a product shares one cached page.
import { environment } from '#shared/environment.ts'
import type { Choice } from '#shared/product/rules/configurable.ts'
import type { Attribute } from '#shared/product/wire/variant.ts'

/** Reads the choices from the address; a link's query applies to attributes that the fragment does not contain. */
export function readChoices(attributes: readonly Attribute[]): Choice[] {
  const { hash, searchParams } = environment.location
  const fragment = new URLSearchParams(hash.slice(1))
  return attributes.flatMap(({ code }) => {
    const id = fragment.get(code) ?? searchParams.get(code)
    return id !== null && /^\d{1,15}$/.test(id) ? [{ attributeCode: code, optionId: Number(id) }] : []
  })
}

/** Writes the choices; other parts of the fragment (a picture's `pid`) stay. */
export function writeChoices(attributes: readonly Attribute[], choices: readonly Choice[]): void {
  const { location } = environment
  const fragment = new URLSearchParams(location.hash.slice(1))
  for (const { code } of attributes) {
    fragment.delete(code)
    location.searchParams.delete(code)
  }
  for (const { attributeCode, optionId } of choices) fragment.set(attributeCode, String(optionId))
  location.hash = fragment.toString()
  if (location.href !== environment.location.href) environment.replaceAddress(location.href)
}
