// A page with one mount whose texts are kept, for translated.browser.test.ts: the code that mends them arrives when the test says so.
import { mendTexts } from './mend-texts.ts'
import { isFont, keepTexts } from './put-back.ts'

/** What the tests call. */
export interface Stage {
  /** Puts markup into the mount. */
  draw: (html: string) => void
  /** The code that mends has arrived. */
  arrive: () => void
}

const mount = document.createElement('div')
mount.id = 'mount'
mount.dataset['touchline'] = 'subject'
document.body.append(mount)
let arrive = () => {}
const coming = new Promise<{ mendTexts: typeof mendTexts }>((resolve) => (arrive = () => resolve({ mendTexts })))

// As the loader does it: from the first font element on.
const first = new MutationObserver((records) => {
  if (!records.some(({ addedNodes }) => [...addedNodes].some(isFont))) return
  first.disconnect()
  keepTexts(
    records,
    () => coming,
    () => {},
  )
})
first.observe(document, { childList: true, subtree: true })

const stage: Stage = {
  draw: (html) => {
    mount.innerHTML = html
  },
  arrive: () => arrive(),
}
Reflect.set(window, 'stage', stage)
