// A hash of tag and attribute names: detects changes to the markup that the server rendered.
// A CMS filter that drops an attribute or wraps a paragraph changes it; texts and values do not.

const voidOfMeaning = /^\s*$/

/** A person may have opened a `<details>` before hydration: that is not a change. */
const isPrinted = (name: string) => name !== 'open'

function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}

/** Removes the whitespace of a pretty-printing template around the markup inside a mount, which would break hydration. */
export function trimMount(mount: Element): void {
  for (const edge of ['firstChild', 'lastChild'] as const) {
    for (let node = mount[edge]; node?.nodeType === 3 && voidOfMeaning.test(node.nodeValue ?? ''); node = mount[edge]) node.remove()
  }
}

/** The fingerprint of the markup inside a mount. */
export function fingerprintOf(mount: Element): string {
  let shape = ''
  const walker = mount.ownerDocument.createTreeWalker(mount, 1)
  for (let element = walker.nextNode(); element; element = walker.nextNode()) {
    if (element instanceof Element)
      shape += `<${element.localName} ${element.getAttributeNames().filter(isPrinted).toSorted().join(' ')}`.toLowerCase()
  }
  return hash(shape)
}

const tag = /<([a-z][^\s/>]*)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*\/?>/gi
const attribute = /\s+([^\s=/>]+)(?:="[^"]*")?/g

/** The fingerprint of markup as our renderers print it: every value in double quotes, `<` and `>` escaped in texts. */
export function fingerprintOfMarkup(markup: string): string {
  let shape = ''
  for (const [, name = '', attributes = ''] of markup.matchAll(tag)) {
    const names = [...attributes.matchAll(attribute)].map(([, key = '']) => key)
    shape += `<${name} ${names.filter(isPrinted).toSorted().join(' ')}`.toLowerCase()
  }
  return hash(shape)
}
