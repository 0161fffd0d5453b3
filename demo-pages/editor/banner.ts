// A picture with text on it, for blocks and slides: the text is escaped, and a link leads into the store or to an https: address.
import { html, type Html } from '../pages/markup.ts'
import type { Page } from '../pages/page.ts'
import { picture } from '../pages/parts/picture.ts'
import { sceneOf } from '../pages/scene-of.ts'

/** The text on a picture. */
interface BannerTexts {
  title: string
  text: string
  link: string | null
  linkText: string
}

/** The picture behind the text. */
export function bannerOf(page: Page, scene: string, { title, text, link, linkText }: BannerTexts): Html {
  const heading = title && html`<h2>${title}</h2>`
  const button = link && html`<a class="button" href="${link}">${linkText || title || link}</a>`
  const content = html`<div class="block-banner-words">${heading}${paragraphs(text)}${button}</div>`
  return html`<div class="block-banner">${scenePicture(page, scene, '')}${content}</div>`
}

/** A wide picture of the shop; without a name, that of the home page. */
export function scenePicture(page: Page, scene: string, alt: string): Html {
  return picture(sceneOf(page.store, scene || 'home', 'hero', 3), { alt, sizes: '100vw', largest: 1280 }, 16 / 7)
}

/** Splits text into paragraphs at empty lines. */
export function paragraphs(text: string): Html {
  return html`${text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => html`<p>${part.trim()}</p>`)}`
}

/** A path of the store or a web address; null for anything else. */
export function linkOf(page: Page, link: string): string | null {
  if (/^https:\/\/[^\s@]+$/.test(link)) return link
  return /^[\w-][\w/?=&.-]*$/.test(link) ? page.link(link) : null
}
