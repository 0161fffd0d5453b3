// The part of a category's address that holds chosen facets: `_rood_maat-m`, after the spec's section 2.
import { getDictionary } from './dictionary.ts'
import type { Attribute, Dictionary } from './dictionary.ts'
import { hasSharedLabel } from './facets.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

/** Chosen labels by facet code. */
export type ChosenFacets = Record<string, string[]>

/** Splits `/category/path/_rood_l` into the path and its filter segment; the segment is empty where there is none. */
export function splitFilterSegment(path: string): { path: string; segment: string } {
  const parts = path.split('/').filter(Boolean)
  const last = parts.at(-1) ?? ''
  return last.startsWith('_') ? { path: parts.slice(0, -1).join('/'), segment: last } : { path: parts.join('/'), segment: '' }
}

/** Reads a filter segment; labels that no facet has are left out. */
export async function readFilterSegment(db: Database, view: CatalogueView, segment: string): Promise<ChosenFacets> {
  const dictionary = await getDictionary(db)
  const known = new Map(entriesOf(dictionary, view).map(({ attribute, label, text }) => [text, { code: attribute.code, label }]))
  const chosen: ChosenFacets = {}
  for (const part of segment.split('_').filter(Boolean)) {
    const found = known.get(decoded(part).toLowerCase())
    if (found) chosen[found.code] = [...(chosen[found.code] ?? []), found.label]
  }
  return chosen
}

/** Writes a filter segment, in the order of the facets; empty where nothing is chosen. */
export async function writeFilterSegment(db: Database, view: CatalogueView, chosen: Readonly<ChosenFacets>): Promise<string> {
  const dictionary = await getDictionary(db)
  const parts = entriesOf(dictionary, view)
    .filter(({ attribute, label }) => chosen[attribute.code]?.includes(label))
    .map(({ attribute, label }) => encodeURIComponent(partOf(attribute, label, dictionary, view)))
  return parts.length ? `_${parts.join('_')}` : ''
}

function entriesOf(dictionary: Dictionary, view: CatalogueView): { attribute: Attribute; label: string; text: string }[] {
  return dictionary.attributes
    .filter(({ isFacet }) => isFacet)
    .flatMap((attribute) =>
      attribute.options.map((option) => {
        const label = option.label[view.language]
        return { attribute, label, text: partOf(attribute, label, dictionary, view).toLowerCase() }
      }),
    )
}

function partOf(attribute: Attribute, label: string, dictionary: Dictionary, view: CatalogueView): string {
  const text = label.replaceAll(' ', '-')
  return hasSharedLabel(attribute, dictionary, view.language) ? `${attribute.urlKey[view.language]}-${text}` : text
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
