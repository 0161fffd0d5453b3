// The gaps of a page that an editor confirms before shoppers see it: it can be published with them, but not without being told.
import { faultOf } from './client/fault-of.ts'
import { languages, wordsOf, type Block, type Document } from './document.ts'
import type { LinkCheck } from './link-check.ts'
import { fieldsOf, missingOf, needsOf, type Field, type Palette } from './palette.ts'
import { readSections, readSlides } from './written.ts'
import type { Language } from '../host/store-view.ts'

/** What a page lacks. */
export interface Gap {
  /** The same for the same gap, so that a confirmation names what was read. */
  id: string
  kind: 'language' | 'empty' | 'option' | 'alt' | 'link' | 'gone'
  /** Null for the page itself. */
  block: string | null
  /** The field to go to; null for the title. */
  field: string | null
  /** Its name, or the link. */
  what: string
  languages: readonly Language[]
}

/** What the shop knows beside the page. */
export interface GapChecks {
  isDeadLink: LinkCheck
  /** Which of these products exist. */
  findProducts: (ids: readonly number[]) => Promise<ReadonlySet<number>>
}

/** All gaps of a page, in its order. */
export async function gapsOf(palette: Palette, { title, blocks }: Document, checks: GapChecks): Promise<Gap[]> {
  const untitled = languages.filter((one) => title[one].trim() === '')
  const gaps = untitled.length > 0 ? [gap('language', null, null, '', untitled)] : []
  for (const block of blocks) gaps.push(...(await gapsOfBlock(palette, block, checks)))
  return gaps
}

async function gapsOfBlock(palette: Palette, block: Block, { isDeadLink, findProducts }: GapChecks): Promise<Gap[]> {
  const fields = fieldsOf(palette, block.type)
  const needs = needsOf(palette, block)
  const missing = missingOf(palette, block.type, block.values)
  const gaps = needs.length > 0 ? [gap('empty', block.id, fields[0]?.name ?? null, needs.join(' / '))] : []
  for (const field of fields) {
    if (missing.includes(field.name)) gaps.push(gap('option', block.id, field.name, field.label))
    const without = field.isLocal ? missingIn(block, field.name) : []
    if (without.length > 0) gaps.push(gap('language', block.id, field.name, field.label, without))
    const ids = productsIn(field, block)
    const found = ids.length > 0 ? await findProducts(ids) : new Set<number>()
    if (ids.some((id) => !found.has(id))) gaps.push(gap('gone', block.id, field.name, field.label))
  }
  const undescribed = languages.filter((language) => hasUndescribed(block, language))
  const described = fields.find(({ name }) => name === describedBy[block.type])
  if (undescribed.length > 0 && described) gaps.push(gap('alt', block.id, described.name, described.label, undescribed))
  for (const [link, { field, languages: linking }] of linksIn(block)) {
    const dead: Language[] = []
    for (const language of linking) if (await isDeadLink(link, language)) dead.push(language)
    if (dead.length > 0) gaps.push(gap('link', block.id, field, link, dead))
  }
  return gaps
}

function gap(kind: Gap['kind'], block: string | null, field: string | null, what: string, inLanguages: readonly Language[] = []): Gap {
  return {
    id: [kind, block, field, kind === 'link' ? what : '', inLanguages.join()].join(':'),
    kind,
    block,
    field,
    what,
    languages: inLanguages,
  }
}

/** The languages that lack a text which another has. */
function missingIn({ texts }: Block, name: string): Language[] {
  const without = languages.filter((language) => !texts[language][name]?.trim())
  return without.length < languages.length ? without : []
}

function productsIn(field: Field, { values }: Block): number[] {
  if ((field.kind !== 'product' && field.kind !== 'products') || faultOf(field, values[field.name]) !== null) return []
  const value = values[field.name]
  return (Array.isArray(value) ? value : [value]).filter((one): one is number => typeof one === 'number')
}

/** The field that describes a block's pictures to people who cannot see them. */
const describedBy: Readonly<Record<string, string>> = { banner: 'heading', slides: 'texts', video: 'label', lightbox: 'descriptions' }

/** Whether a picture of a block has no words in a language; a text in another language stands in, as on the page. */
function hasUndescribed(block: Block, language: Language): boolean {
  const texts = wordsOf(block, language)
  const say = (name: string) => texts[name]?.trim() ?? ''
  const scenes = Array.isArray(block.values['scenes']) ? block.values['scenes'].length : 0
  if (block.type === 'banner') return (block.values['scene'] !== undefined || say('button') !== '') && !say('heading') && !say('body')
  if (block.type === 'video') return block.values['film'] !== undefined && !say('label')
  if (block.type === 'slides') return scenes > readSections(say('texts')).filter(({ title, text }) => title || text.trim()).length
  if (block.type === 'lightbox')
    return (
      scenes >
      say('descriptions')
        .split('\n')
        .slice(0, scenes)
        .filter((line) => line.trim()).length
    )
  return false
}

/** The links of a block, with their field and the languages whose page has them. */
function linksIn(block: Block): Map<string, { field: string; languages: Language[] }> {
  const links = new Map<string, { field: string; languages: Language[] }>()
  for (const language of languages) {
    const add = (field: string, link: unknown) => {
      if (typeof link !== 'string' || link.trim() === '') return
      const known = links.get(link) ?? { field, languages: [] }
      if (!known.languages.includes(language)) known.languages.push(language)
      links.set(link, known)
    }
    if (block.type === 'banner') add('link', block.values['link'])
    if (block.type === 'slides') for (const { link } of readSlides(wordsOf(block, language)['texts'] ?? '')) add('texts', link)
  }
  return links
}
