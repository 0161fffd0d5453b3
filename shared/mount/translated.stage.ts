// Keeps the texts of a page's mounts, for translated.browser.test.ts; the test decides when the code that shows changes is loaded.
import { mendTexts } from './mend-texts.ts'
import { isFont, keepTexts } from './put-back.ts'

/** The functions that tests call. */
export interface Stage {
  /** Marks the code that shows changes as loaded. */
  arrive: () => void
}

let arrive = () => {}
const coming = new Promise<{ mendTexts: typeof mendTexts }>((resolve) => (arrive = () => resolve({ mendTexts })))

// Starts with the first font element, as the loader does.
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
