// Announces a sentence to a screen reader from anywhere: one region per page, there before its text and gone after it.

/** Screen readers need the region a moment before its text, and the text a moment before it goes. */
const BEFORE = 100
const AFTER = 4000

let region: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Says it politely; of several in a row the last one is said. */
export function say(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    region.setAttribute('data-touchline-said', '')
    // A modal makes the rest of the page inert, so the words have to be inside it.
    const modals = document.querySelectorAll('dialog:modal')
    ;(modals[modals.length - 1] ?? document.body).append(region)
  }
  const spoken = region
  clearTimeout(timer)
  timer = setTimeout(() => {
    spoken.textContent = text
    timer = setTimeout(() => spoken.remove(), AFTER)
  }, BEFORE)
}
