// Announces a sentence to screen readers from anywhere: one region per page, inserted before its text and removed after it.

/** Milliseconds: screen readers need the region a moment before its text, and the text for a moment before it is removed. */
const BEFORE = 100
const AFTER = 4000

let region: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let waiting = ''

/** Announces a text politely; of several in a row only the last one is announced. With `isMore`, it is appended to the pending announcement. */
export function say(text: string, isMore = false): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    region.setAttribute('data-touchline-said', '')
    // A modal makes the rest of the page inert, so the region has to be inside it.
    const modals = document.querySelectorAll('dialog:modal')
    ;(modals[modals.length - 1] ?? document.body).append(region)
  }
  const spoken = region
  waiting = isMore && waiting ? `${waiting} ${text}` : text
  clearTimeout(timer)
  timer = setTimeout(() => {
    spoken.textContent = waiting
    waiting = ''
    timer = setTimeout(() => spoken.remove(), AFTER)
  }, BEFORE)
}
