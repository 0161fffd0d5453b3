// Shows `/pages/<slug>` as editors built it, rendered by the server, and the same page as the editor's canvas, which is never indexed.
import { allowScripts } from '../server/security.ts'
import type { HostContext } from '../host/context.ts'
import type { StoreView } from '../host/store-view.ts'
import { openDesk } from '../operator/desk.ts'
import type { Frame } from '../pages/frame.ts'
import { html } from '../pages/markup.ts'
import { breadcrumbs } from '../pages/parts/breadcrumbs.ts'
import { sayIn } from './client/words.ts'
import { readDocument, titleOf } from './document.ts'
import { findPublished } from './pages-of-editors.ts'
import { readPalette } from './palette.ts'
import { printBlock } from './print-block.ts'

/** The sites whose videos are allowed: those that the widget `video` supports. */
const players = ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** The published page at an address; null if there is none. */
export async function showPublished(frame: Frame, c: HostContext, slug: string): Promise<Response | null> {
  const document = await findPublished(c.get('shop'), slug)
  return document === null ? null : showDocument(frame, c, document, { canonical: `pages/${slug}` })
}

/** Renders a page in a store. With `draftIn` it is the canvas of the editor. */
export async function showDocument(
  frame: Frame,
  c: HostContext,
  given: unknown,
  { canonical, draftIn }: { canonical: string; draftIn?: StoreView },
): Promise<Response> {
  const page = await frame.open(c, draftIn)
  const { language } = openDesk(c)
  const palette = readPalette(page.suite, language)
  const document = readDocument(given, palette, { isShown: true })
  const title = titleOf(document, page.store.language)
  const printing = { db: frame.host.db, page, palette, notes: draftIn ? sayIn(language) : null, language }
  // One after another, since mounts are numbered as they are printed.
  const blocks = []
  for (const block of document.blocks) blocks.push(await printBlock(printing, block))
  if (document.blocks.some(({ type }) => type === 'video')) allowScripts(c, { frames: players })
  if (draftIn) allowScripts(c, { isFramed: true })
  return frame.show(c, page, {
    name: 'content',
    title,
    canonical,
    isIndexed: draftIn === undefined,
    body: html`${breadcrumbs(page, [], title)}
      <div class="sheet wrap">
        <h1>${title}</h1>
        <div class="block-list">${blocks}</div>
      </div>`,
  })
}
