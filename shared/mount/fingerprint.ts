// A hash of tag and attribute names: detects changes to the markup that the server rendered.
// A CMS filter that drops an attribute or wraps a paragraph changes it; texts and values do not.

const voidOfMeaning = /^\s*$/

/** A person may have opened a `<details>` before hydration: that is not a change. */
const isPrinted = (name: string) => name !== 'open'

const START = 0x811c9dc5
/** Adds a number to a hash (FNV-1a). */
const add = (hash: number, number: number) => Math.imul(hash ^ number, 0x01000193)

/** The hashes of elements by tag and attribute names: a page has a thousand elements of some dozens of shapes. */
const shapes = new Map<string, number>()

function shapeOf(tag: string, names: readonly string[]): number {
  const key = `${tag} ${names.join(' ')}`
  let shape = shapes.get(key)
  if (shape === undefined) {
    const text = `<${tag} ${names.filter(isPrinted).toSorted().join(' ')}`.toLowerCase()
    shape = START
    for (let index = 0; index < text.length; index++) shape = add(shape, text.charCodeAt(index))
    shapes.set(key, shape)
  }
  return shape
}

/** A hash as it is printed. */
const written = (hash: number) => (hash >>> 0).toString(36)

/** Removes the whitespace of a pretty-printing template around the markup inside a mount, which would break hydration. */
export function trimMount(mount: Element): void {
  for (const edge of ['firstChild', 'lastChild'] as const) {
    for (let node = mount[edge]; node?.nodeType === 3 && voidOfMeaning.test(node.nodeValue ?? ''); node = mount[edge]) node.remove()
  }
}

/** The fingerprint of the markup inside a mount. */
export function fingerprintOf(mount: Element): string {
  let hash = START
  for (const element of mount.querySelectorAll('*')) hash = add(hash, shapeOf(element.localName, element.getAttributeNames()))
  return written(hash)
}

const tag = /<([a-z][^\s/>]*)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*\/?>/gi
const attribute = /\s+([^\s=/>]+)(?:="[^"]*")?/g

/** The fingerprint of markup as our renderers print it: every value in double quotes, `<` and `>` escaped in texts. */
export function fingerprintOfMarkup(markup: string): string {
  let hash = START
  for (const [, name = '', attributes = ''] of markup.matchAll(tag)) {
    const names = [...attributes.matchAll(attribute)].map(([, key = '']) => key)
    hash = add(hash, shapeOf(name, names))
  }
  return written(hash)
}
