// The page's script that adds the check, with its texts and a phone number for visitors who cannot wait for it.
import { join } from 'node:path'
import type { PagesHost } from '../host/host.ts'
import { serveClientFiles } from '../server/client-files.ts'
import { attributes, html, type Html } from '../pages/markup.ts'
import type { Page } from '../pages/page.ts'
import { sellerOf } from '../pages/seller.ts'
import { serviceTexts } from '../pages/texts/service.ts'

/** The script's tag, and its address for the page's policy. */
export interface ChallengeScript {
  tag: Html
  script: string
}

/** Serves the script; the returned function makes its tag for a page. */
export function serveChallenge(root: PagesHost['root']): (page: Page) => Promise<ChallengeScript> {
  const base = '/challenge'
  const files = serveClientFiles(root.basePath(base), { entry: join(import.meta.dirname, 'client/challenge.ts'), css: [], base })
  return async ({ store }) => {
    const { script } = await files()
    const { phone } = sellerOf(store)
    const callUs = serviceTexts[store.language].callUs.replace('%1', phone)
    const tag = html`<script${attributes({
      type: 'module',
      src: script,
      'data-challenge': `/${store.code}/api/challenge`,
      'data-href': `tel:${phone.replaceAll(' ', '')}`,
      'data-words': callUs,
    })}></script>`
    return { tag, script }
  }
}
