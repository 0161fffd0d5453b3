// A block as HTML: the mount of its widget around HTML that works without it, in one language. All words are text; nothing of an editor's is markup.
import { getItems } from '../catalogue/items.ts'
import { getListing } from '../catalogue/listing.ts'
import { getProductById } from '../catalogue/product.ts'
import type { Database } from '../database/tables.ts'
import { html, textOf, type Html } from '../pages/markup.ts'
import { attributesOf, mount, type MountContent } from '../pages/mount.ts'
import type { Page } from '../pages/page.ts'
import { card } from '../pages/parts/card.ts'
import { newsletterContent } from '../pages/parts/newsletter.ts'
import { picture, pictureAt } from '../pages/parts/picture.ts'
import { withToggles } from '../pages/parts/toggles.ts'
import { sceneOf } from '../pages/scene-of.ts'
import { wordsOf, type Block } from './document.ts'
import { expectedOf, fieldsOf, type Palette } from './palette.ts'

const cardSizes = '(width >= 920px) 23vw, (width >= 576px) 31vw, 46vw'
const widths = [160, 320, 480, 640, 960]

interface Printing {
  db: Database
  page: Page
  palette: Palette
  /** In the editor options are printed as they are written, so that the mount itself says what is wrong with them. */
  isDraft: boolean
}

/** A block's HTML in parts: what stands before its mount, and what the mount is given besides the block's own options. */
interface Parts {
  before?: Html | string
  /** Null for HTML without a widget. */
  widget: string | null
  content: MountContent
  /** Roots around the mount, for the hearts and scales of its cards. */
  list?: string
}

/** The block in its frame, which the editor's canvas knows by its id. */
export async function printBlock(printing: Printing, block: Block): Promise<Html> {
  const { page } = printing
  const { before = '', widget, content, list } = await partsOf(printing, block)
  const own = optionsOf(printing, block)
  const attributes = { ...own.attributes, ...content.attributes }
  const options = { ...own.options, ...content.options }
  const hasOptions = Object.keys(options).length > 0
  const made = widget === null ? inside(content) : mount(page, widget, { ...content, attributes, ...(hasOptions ? { options } : {}) })
  return html`<section class="block block-${block.width}" data-block="${block.id}">${before}${list ? withToggles(page, list, made) : made}</section>`
}

/** What a snippet of the block holds besides its options: HTML that works by itself, and what the host adds to the mount. */
export async function printContents(printing: Printing, block: Block): Promise<SnippetContents> {
  const { before = '', content } = await partsOf(printing, block)
  return {
    before: textOf(html`${before}`),
    inside: textOf(inside(content)).trim(),
    attributes: textOf(attributesOf(content.attributes ?? {})),
    options: content.options ?? {},
  }
}

/** As text, for the editor. */
interface SnippetContents {
  before: string
  inside: string
  attributes: string
  options: Readonly<Record<string, unknown>>
}

const inside = ({ fallback }: MountContent): Html => html`${typeof fallback === 'function' ? fallback() : fallback}`
const nothing: Parts = { widget: null, content: { fallback: '' } }

async function partsOf(printing: Printing, block: Block): Promise<Parts> {
  const { db, page } = printing
  const words = wordsOf(block, page.store.language)
  const say = (name: string) => words[name] ?? ''
  const heading = say('heading') && html`<h2>${say('heading')}</h2>`
  switch (block.type) {
    case 'text':
      return { widget: null, content: { fallback: html`${heading}${paragraphs(say('body'))}` } }
    case 'banner': {
      const link = linkOf(page, textIn(block, 'link'))
      const inner = html`${scenePicture(page, block, '')}<div class="block-banner-words">${heading}${say('body') && html`<p>${say('body')}</p>`}${link && html`<a class="button" href="${link}">${say('button') || say('heading')}</a>`}</div>`
      return { widget: null, content: { fallback: html`<div class="block-banner">${inner}</div>` } }
    }
    case 'product-picks': {
      const { answers, fallback } = await picks(printing, block, say('heading'))
      const isSound = fieldsOf(printing.palette, block.type).every((field) => expectedOf(field, block.values[field.name]) === null)
      const options = { pictures: { sizes: cardSizes, widths } }
      // What nobody can go by is left to the mount in the page, which says so.
      const content = isSound ? { options, answers, isForAll: true, fallback } : { options, isDrawn: false, fallback }
      return { widget: 'product-picks', list: 'picks', content }
    }
    case 'slider': {
      const items = await getItems(db, page.store, numbersOf(block, 'products'))
      const slides = items.map(
        (item, index) => html`<div>${card(page, item, { list: 'slider', index: index + 1, sizes: cardSizes })}</div>`,
      )
      const label = say('label') || page.texts.product.related
      const track = html`<div class="product-slider-track" role="group" tabindex="0" aria-label="${label}">${slides}</div>`
      const before = html`<h2>${label}</h2>`
      return items.length > 0 ? { before, widget: 'product-slider', list: 'slider', content: { fallback: track } } : { ...nothing, before }
    }
    case 'tabs': {
      const sections = sectionsOf(say('sections'))
      const fallback = html`${sections.map(({ title, text }) => html`<section class="tabs-section"><h2>${title}</h2>${paragraphs(text)}</section>`)}`
      return { widget: 'tabs', content: { fallback } }
    }
    case 'video': {
      const film = textIn(block, 'film')
      const fallback = html`<a href="${film}">${scenePicture(page, block, say('label'))}</a>`
      return /^(https:\/\/|\/)/.test(film) ? { widget: 'video', content: { fallback } } : nothing
    }
    case 'countdown': {
      const running = html`<p data-countdown-running>${say('running')} <time datetime="${textIn(block, 'until')}"></time></p>`
      const ended = say('ended') && html`<p data-countdown-ended hidden>${say('ended')}</p>`
      return { widget: 'countdown', content: { fallback: html`${running}${ended}` } }
    }
    case 'lightbox': {
      const found = await getProductById(db, page.store, numberOf(block, 'product'))
      const pictures = found?.product.images.map((url, at) => {
        const alt = page.texts.product.picture(found.product.name, at + 1)
        return html`<a href="${pictureAt(url, 1600)}"><img src="${pictureAt(url, 480)}" alt="${alt}" width="480" height="480" loading="lazy" /></a>`
      })
      return { widget: 'lightbox', content: { fallback: html`<div class="block-pictures">${pictures}</div>` } }
    }
    case 'size-chart': {
      const fallback = html`<a href="${page.link('contact')}">${page.texts.contact.title}</a>`
      return { widget: 'size-chart', content: { fallback } }
    }
    case 'newsletter':
      return { before: heading, widget: 'newsletter-form', content: newsletterContent(page) }
    default:
      return nothing
  }
}

/** The mount's options as they are printed. A wrong one is left out of a published page, as the mount itself would do. */
function optionsOf(
  { page, palette, isDraft }: Printing,
  block: Block,
): {
  attributes: Record<string, string | number | boolean>
  options: Record<string, unknown>
} {
  const words = wordsOf(block, page.store.language)
  const attributes: Record<string, string | number | boolean> = {}
  const options: Record<string, unknown> = {}
  for (const field of fieldsOf(palette, block.type).filter(({ isOption }) => isOption)) {
    const value = field.isLocal ? words[field.name] : block.values[field.name]
    if (value === undefined || value === '' || (!isDraft && expectedOf(field, value) !== null)) continue
    if (Array.isArray(value)) options[field.name] = value
    else attributes[field.name] = value
  }
  return { attributes, options }
}

async function picks({ db, page }: Printing, block: Block, heading: string) {
  const ids = numbersOf(block, 'ids')
  const categoryId = numberOf(block, 'categoryId')
  const count = numberOf(block, 'count') || 4
  const listing = ids.length === 0 && categoryId > 0 ? await getListing(db, page.store, { categoryId }) : null
  const items = listing?.catalog.items.slice(0, count) ?? (await getItems(db, page.store, ids))
  const answers: Record<string, unknown> = listing
    ? { [`catalog/category/${categoryId}/product/list`]: listing }
    : ids.length > 0
      ? { [`catalog/products?ids=${ids.join()}`]: { items } }
      : {}
  const fallback = html`${heading && html`<h2>${heading}</h2>`}<ul class="grid" role="list">${items.map((item, at) => html`<li>${card(page, item, { list: 'picks', index: at + 1, sizes: cardSizes })}</li>`)}</ul>`
  return { answers, fallback }
}

function textIn({ values }: Block, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

function numberOf({ values }: Block, name: string): number {
  const value = values[name]
  return typeof value === 'number' && Number.isInteger(value) ? value : 0
}

function numbersOf({ values }: Block, name: string): number[] {
  const value = values[name]
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number' && Number.isInteger(one)) : []
}

function paragraphs(text: string): Html {
  return html`${text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => html`<p>${part.trim()}</p>`)}`
}

function sectionsOf(text: string): { title: string; text: string }[] {
  return text
    .split(/^#\s*/m)
    .filter((part) => part.trim())
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return { title: title.trim(), text: lines.join('\n') }
    })
}

function scenePicture(page: Page, block: Block, alt: string): Html {
  return picture(sceneOf(page.store, textIn(block, 'scene') || 'home', 'hero', 3), { alt, sizes: '100vw', largest: 1280 }, 16 / 7)
}

/** A path of the store, or an address on the web; anything else leads nowhere. */
function linkOf(page: Page, link: string): string | null {
  if (/^https:\/\/[^\s@]+$/.test(link)) return link
  return /^[\w-][\w/?=&.-]*$/.test(link) ? page.link(link) : null
}
