// Changes a widget's own file so that it throws where a test requests it; the error comes from the widget's URL, like a real one.

/** The place where the seeded error is thrown. */
export type FaultPlace = 'render' | 'effect' | 'handler' | 'promise'

declare global {
  interface Window {
    /** The place where seeded widgets throw from now on. */
    seededFault?: FaultPlace
  }
}

/** The action that triggers seeded handlers. */
const press = `() => {
  if (place === 'handler') throw new Error('seeded in handler')
  if (place === 'promise') Promise.reject(new Error('seeded in promise'))
}`

// A class component needs no hooks, so it works with the copy of React or Preact that the page has loaded.
const view = `class Seeded {
  render() {
    if (window.seededFault === 'render') throw new Error('seeded in render')
    return null
  }
  componentDidMount() {
    const place = window.seededFault
    if (place === 'effect') throw new Error('seeded in effect')
    document.querySelector('#subject').addEventListener('click', ${press})
  }
}
Seeded.prototype.isReactComponent = {}
const seeded = { ...original, view: Seeded }`

const enhance = `const seeded = { ...original, enhance(mount, options, signal) {
  const place = window.seededFault
  if (place === 'render' || place === 'effect') throw new Error('seeded in ' + place)
  mount.addEventListener('click', ${press}, { signal })
} }`

/** The text of a widget's file with seeded errors; `window.seededFault` selects one, at first `first`. */
export function seededFile(name: string, file: string, kind: 'view' | 'enhance', first: FaultPlace): string {
  const original = `./${file}?original`
  // Keeps the file's other exports, since other files import them.
  return `export * from '${original}'
import { '${name}' as original } from '${original}'
window.seededFault ??= '${first}'
${kind === 'view' ? view : enhance}
export { seeded as '${name}' }`
}
