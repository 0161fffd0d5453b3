// Keeps the texts of a page's mounts, for translated.browser.test.ts: the code that mends them arrives when the test says so.
import { mendTexts } from './mend-texts.ts'
import { isFont, keepTexts } from './put-back.ts'

/** What the tests call. */
export interface Stage {
  /** The code that mends has arrived. */
  arrive: () => void
}

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

const stage: Stage = { arrive: () => arrive() }
Reflect.set(window, 'stage', stage)
