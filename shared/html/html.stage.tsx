// A page that sanitises given HTML, for to-safe-html.test.ts: by the function, and by the component.
import { createRoot } from 'react-dom/client'
import { SafeHtml } from './SafeHtml.tsx'
import { toSafeHtml } from './to-safe-html.ts'

const BASE = 'https://shop.example/nl/'

/** The functions that the tests call. */
export interface Stage {
  /** Puts the sanitised HTML into a box at the end of the page. */
  clean: (html: string) => Promise<void>
  /** Renders HTML by the component, in the same place each time. */
  draw: (html: string) => Promise<void>
}

const place = document.createElement('div')
place.id = 'drawn-here'
document.body.append(place)
const root = createRoot(place)

const stage: Stage = {
  clean: async (html) => {
    const box = document.createElement('div')
    box.className = 'box'
    box.append(await toSafeHtml(html, BASE))
    document.body.append(box)
  },
  draw: (html) =>
    new Promise((resolve) => root.render(<SafeHtml html={html} baseUrl={BASE} className="drawn" onDrawn={() => resolve()} />)),
}
const stages: Stage[] = Reflect.get(window, 'stages') ?? []
Reflect.set(window, 'stages', [...stages, stage])
