// Prints a block as HTML: its widget's mount around HTML that works without it, in one language. All texts are escaped.
import { getItems } from '../catalogue/items.ts'
import { getListing } from '../catalogue/listing.ts'
import { getProductById } from '../catalogue/product.ts'
import type { Database } from '../database/tables.ts'
import type { Language } from '../host/store-view.ts'
import { html, textOf, type Html } from '../pages/markup.ts'
import { attributesOf, mount, type MountContent } from '../pages/mount.ts'
import type { Page } from '../pages/page.ts'
import { card } from '../pages/parts/card.ts'
import { newsletterContent } from '../pages/parts/newsletter.ts'
import { pictureAt } from '../pages/parts/picture.ts'
import { withToggles } from '../pages/parts/toggles.ts'
import { sceneOf } from '../pages/scene-of.ts'
import { writeMinute } from '../service/store-day.ts'
import { namesOf, numberOf, numbersOf, textIn } from './block-values.ts'
import { bannerOf, linkOf, paragraphs, scenePicture } from './banner.ts'
import { wordsOf, type Block } from './document.ts'
import { isUnfinished, notesOf } from './block-notes.ts'
import { faultOf } from './client/fault-of.ts'
import type { Say } from './client/words.ts'
import { fieldsOf, missingOf, type Palette } from './palette.ts'
import { pathIn } from './path-in.ts'
import { readSections, readSlides } from './written.ts'

const cardSizes = '(width >= 920px) 23vw, (width >= 576px) 31vw, 46vw'
const widths = [160, 320, 480, 640, 960]

interface Printing {
  db: Database
  page: Page
  palette: Palette
  /** On the editor's canvas: the language of the notes about what is missing or wrong. Null for shoppers, who see none. */
  notes: Say | null
  /** The language of the palette and of the notes. */
  language: Language
}

/** A block's HTML in parts: the content before its mount, and the mount's content besides the block's own options. */
interface Parts {
  before?: Html | string
  /** Null for HTML without a widget. */
  widget: string | null
  content: MountContent
  /** The HTML around the mount for the wishlist and compare buttons of its cards. */
  list?: string
}

/** The block in its frame, which the editor's canvas knows by its id. */
export async function printBlock(printing: Printing, block: Block): Promise<Html> {
  const { page } = printing
  const { before = '', widget, content: parts, list } = await partsOf(printing, block)
  const notes = printing.notes ? notesOf(printing.palette, printing.notes, block) : []
  const said = notes.map((note) => html`<p data-touchline-note data-editor-note lang="${printing.language}">${note}</p>`)
  // Without its required values the block is its notes: the mount could only fail.
  if (printing.notes && isUnfinished(printing.palette, block)) return framed(block, html`${before}${said}`)
  const content = isSound(printing, block) ? parts : { ...parts, isDrawn: false, answers: {} }
  const own = optionsOf(printing, block)
  const attributes = { ...own.attributes, ...content.attributes }
  const options = { ...own.options, ...content.options }
  const hasOptions = Object.keys(options).length > 0
  const made = widget === null ? inside(content) : mount(page, widget, { ...content, attributes, ...(hasOptions ? { options } : {}) })
  return framed(block, html`${said}${before}${list ? withToggles(page, list, made) : made}`)
}

const framed = ({ id, width }: Block, inner: Html): Html =>
  html`<section class="block block-${width}" data-block="${id}">${inner}</section>`

/** The content of a block's snippet besides its options: HTML that works by itself, and the host's additions to the mount. */
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
  const texts = wordsOf(block, page.store.language)
  const say = (name: string) => texts[name] ?? ''
  const heading = say('heading') && html`<h2>${say('heading')}</h2>`
  switch (block.type) {
    case 'text':
      return { widget: null, content: { fallback: html`${heading}${paragraphs(say('body'))}` } }
    case 'banner': {
      const link = await linkIn(printing, textIn(block, 'link'))
      const onIt = { title: say('heading'), text: say('body'), link, linkText: say('button') }
      return { widget: null, content: { fallback: bannerOf(page, textIn(block, 'scene'), onIt) } }
    }
    case 'product-picks': {
      const { answers, fallback } = await picks(printing, block, say('heading'))
      const options = { pictures: { sizes: cardSizes, widths } }
      return { widget: 'product-picks', list: 'picks', content: { options, answers, isForAll: true, fallback } }
    }
    case 'slides': {
      const scenes = namesOf(block, 'scenes')
      const slides = readSlides(say('texts'))
      const count = Math.max(slides.length, scenes.length)
      const shown = []
      for (let at = 0; at < count; at++) {
        const { title = '', text = '', link = '', linkText = '' } = slides[at] ?? {}
        const onIt = { title, text, link: await linkIn(printing, link), linkText }
        shown.push(html`<div>${bannerOf(page, scenes[at] ?? '', onIt)}</div>`)
      }
      const label = say('label') || slides[0]?.title || ''
      const name = label && html` aria-label="${label}"`
      const track = html`<div class="product-slider-track" role="group" tabindex="0"${name}>${shown}</div>`
      return count > 0 ? { widget: 'product-slider', content: { fallback: track } } : nothing
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
      const sections = readSections(say('sections'))
      const fallback = html`${sections.map(({ title, text }) => html`<section class="tabs-section"><h2>${title}</h2>${paragraphs(text)}</section>`)}`
      return { widget: 'tabs', content: { fallback } }
    }
    case 'video': {
      const film = textIn(block, 'film')
      const fallback = html`<a href="${film}">${scenePicture(page, textIn(block, 'scene'), say('label'))}</a>`
      return /^(https:\/\/|\/(?![/\\]))/.test(film) ? { widget: 'video', content: { fallback } } : nothing
    }
    case 'countdown': {
      const until = textIn(block, 'until')
      const end = Date.parse(until)
      if (Number.isNaN(end)) return nothing
      const isOver = end <= page.now
      const ended = say('ended') && html`<p data-countdown-ended${isOver ? '' : ' hidden'}>${say('ended')}</p>`
      if (isOver) return { widget: null, content: { fallback: html`${ended}` } }
      const running = html`<p data-countdown-running>${say('running')} <time datetime="${until}">${writeMinute(page.store, new Date(end))}</time></p>`
      return { widget: 'countdown', content: { fallback: html`${running}${ended}` } }
    }
    case 'lightbox': {
      const found = await getProductById(db, page.store, numberOf(block, 'product'))
      const pictures = (found?.product.images ?? []).map((url, at) => {
        const alt = page.texts.product.picture(found?.product.name ?? '', at + 1)
        return pictureLink(url, alt, 480)
      })
      const descriptions = say('descriptions').split('\n')
      const others = namesOf(block, 'scenes').map((scene, at) => {
        const alt = descriptions[at]?.trim() || page.texts.product.picture(page.store.name, at + 1)
        return pictureLink(sceneOf(page.store, scene, 'hero', 3), alt, 210)
      })
      return { widget: 'lightbox', content: { fallback: html`<div class="block-pictures">${pictures}${others}</div>` } }
    }
    case 'size-chart': {
      const fallback = html`<a href="${page.link('contact')}">${page.texts.contact.title}</a>`
      return { widget: 'size-chart', content: { fallback } }
    }
    case 'team-link': {
      const id = block.values['productId']
      const kit = typeof id === 'number' ? await getProductById(db, page.store, id) : null
      const fallback = kit ? html`<p><a href="${kit.product.url}">${kit.product.name}</a></p>` : ''
      return { widget: 'team-link', content: { attributes: { teamUrl: page.link('account/teams/{id}'), showsKit: true }, fallback } }
    }
    case 'order-grid': {
      const fallback = html`<a href="${page.link('contact')}">${page.texts.contact.title}</a>`
      // In place it stands without being touched.
      return { widget: 'order-grid', content: { when: 'visible', fallback } }
    }
    case 'newsletter':
      return { before: heading, widget: 'newsletter-form', content: newsletterContent(page) }
    default:
      return nothing
  }
}

/** Whether the block's values are valid, so that its widget can be rendered. */
function isSound({ palette }: Printing, { type, values }: Block): boolean {
  const isRight = fieldsOf(palette, type).every((field) => field.isLocal || faultOf(field, values[field.name]) === null)
  return isRight && missingOf(palette, type, values).length === 0
}

/** The mount's options. Invalid ones are left out, as the mount itself would ignore them. */
function optionsOf(
  { page, palette }: Printing,
  block: Block,
): {
  attributes: Record<string, string | number | boolean>
  options: Record<string, unknown>
} {
  const texts = wordsOf(block, page.store.language)
  const attributes: Record<string, string | number | boolean> = {}
  const options: Record<string, unknown> = {}
  for (const field of fieldsOf(palette, block.type).filter(({ isOption }) => isOption)) {
    const value = field.isLocal ? texts[field.name] : block.values[field.name]
    if (value === undefined || value === '' || (!field.isLocal && faultOf(field, value) !== null)) continue
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

/** The address of an editor's link in the store of the page. */
async function linkIn({ db, page }: Printing, link: string): Promise<string | null> {
  return link === '' ? null : linkOf(page, await pathIn(db, link, page.store.language))
}

/** A small picture that links to the large one. */
function pictureLink(url: string, alt: string, height: number): Html {
  return html`<a href="${pictureAt(url, 1600)}"><img src="${pictureAt(url, 480)}" alt="${alt}" width="480" height="${height}" loading="lazy" /></a>`
}
