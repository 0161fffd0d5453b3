// Wraps a widget's own file so that it throws where a test wants it to; the error comes from the widget's own URL, as a real one would.

/** Where the seeded error is thrown. */
export type FaultPlace = 'render' | 'effect' | 'handler' | 'promise'

declare global {
  interface Window {
    /** Where a seeded widget throws that is drawn from now on. */
    seededFault?: FaultPlace
  }
}

/** What a press does that handlers are seeded for. */
const press = `() => {
  if (place === 'handler') throw new Error('seeded in handler')
  if (place === 'promise') Promise.reject(new Error('seeded in promise'))
}`

// A class component needs no hooks, so it works with the copy of React or Preact that is in the page already.
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

/** The text of a widget's file with errors seeded in it, of which `window.seededFault` chooses one; `first` until somebody sets it. */
export function seededFile(name: string, file: string, kind: 'view' | 'enhance', first: FaultPlace): string {
  const original = `./${file}?original`
  // What else is in the file stays: others import it.
  return `export * from '${original}'
import { '${name}' as original } from '${original}'
window.seededFault ??= '${first}'
${kind === 'view' ? view : enhance}
export { seeded as '${name}' }`
}
