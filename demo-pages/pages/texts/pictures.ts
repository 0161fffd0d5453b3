// What the pictures of products show, in the words of alternative texts.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import type { PictureSpec } from '#demo-pages/pictures/picture-spec.ts'
import { asUsed } from '#demo-pages/pictures/picture-spec.ts'
import type { Language } from '#demo-pages/host/store-view.ts'
import de from './pictures/de.json' with { type: 'json' }
import en from './pictures/en.json' with { type: 'json' }
import nl from './pictures/nl.json' with { type: 'json' }
import sv from './pictures/sv.json' with { type: 'json' }

const texts = readTexts({ nl, en, de, sv })

/** For example "from behind" or "in a hand beside the pitch". */
export function pictureName({ view, silhouette }: PictureSpec, language: Language): string {
  const { use, ...views } = texts[language]
  if (view !== 'use') return views[view]
  const used = asUsed(silhouette)
  if (!used) throw new Error(`pages: a ${silhouette} has no picture of its use`)
  return use[used]
}
