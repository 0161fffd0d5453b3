// Wraps a widget's own file so that it throws where a test wants it to; the error comes from the widget's own URL, as a real one would.
import type { Page } from 'playwright-core'

/** Where the seeded error is thrown. */
export type FaultPlace = 'render' | 'effect' | 'handler' | 'promise'

const wrappers: Record<FaultPlace, string> = {
  render: `render() { throw new Error('seeded in render') }`,
  effect: `componentDidMount() { throw new Error('seeded in effect') } render() { return null }`,
  handler: `componentDidMount() { document.querySelector('#subject').addEventListener('click', () => { throw new Error('seeded in handler') }) } render() { return null }`,
  promise: `componentDidMount() { document.querySelector('#subject').addEventListener('click', () => { Promise.reject(new Error('seeded in promise')) }) } render() { return null }`,
}

const enhancers: Record<FaultPlace, string> = {
  render: `() => { throw new Error('seeded in render') }`,
  effect: `() => { throw new Error('seeded in effect') }`,
  handler: `(mount, options, signal) => mount.addEventListener('click', () => { throw new Error('seeded in handler') }, { signal })`,
  promise: `(mount, options, signal) => mount.addEventListener('click', () => { Promise.reject(new Error('seeded in promise')) }, { signal })`,
}

/** From now on this page gets the widget's file with an error seeded in it. */
export async function seedFault(page: Page, name: string, file: string, kind: 'view' | 'enhance', place: FaultPlace): Promise<void> {
  const original = `./${file}?original`
  // A class component needs no hooks, so it works with the copy of React or Preact that is in the page already.
  const body =
    kind === 'view'
      ? `class Seeded { ${wrappers[place]} }
Seeded.prototype.isReactComponent = {}
const seeded = { ...original, view: Seeded }`
      : `const seeded = { ...original, enhance: ${enhancers[place]} }`
  // What else is in the file stays: others import it.
  const text = `export * from '${original}'\nimport { '${name}' as original } from '${original}'\n${body}\nexport { seeded as '${name}' }`
  await page.route(
    (url) => url.pathname.endsWith(`/${file}`) && url.search === '',
    (route) => route.fulfill({ contentType: 'text/javascript', headers: { 'Access-Control-Allow-Origin': '*' }, body: text }),
  )
}
