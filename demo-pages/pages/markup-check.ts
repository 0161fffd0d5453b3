// For tests: parses a page's HTML strictly and reports faults that a browser would repair or that the policy would block.

/** One start tag as the page writes it. */
export interface Tag {
  name: string
  attributes: Map<string, string>
}

const voids = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** The elements before which a browser closes an open `<p>`. */
const blocks = new Set([
  'address',
  'article',
  'aside',
  'div',
  'dl',
  'fieldset',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'header',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'ul',
])
/** Elements of SVG and similar that end in `/>`. */
const isClosedByItself = (name: string, text: string) => voids.has(name) || text.endsWith('/>')

/** Returns every start tag in order; the contents of scripts are not markup. */
export function tagsOf(page: string): Tag[] {
  return walk(page).tags
}

/** The faults of a page; empty if it is well-formed and complies with the strict policy. */
export function faultsOf(page: string): string[] {
  const { tags, faults } = walk(page)
  const ids = new Set<string>()
  for (const { name, attributes } of tags) {
    const id = attributes.get('id')
    if (id !== undefined && ids.has(id)) faults.push(`the id "${id}" is used twice`)
    if (id !== undefined) ids.add(id)
    for (const key of attributes.keys()) if (key === 'style' || key.startsWith('on')) faults.push(`<${name}> has the attribute ${key}`)
    if (name === 'style') faults.push('there is a <style> element')
    if (name === 'img' && !(attributes.has('alt') && attributes.has('width') && attributes.has('height')))
      faults.push(`an image lacks alt, width or height: ${attributes.get('src')}`)
    if (name === 'a' && !attributes.get('href')) faults.push('a link leads nowhere')
  }
  for (const { name, attributes } of tags) {
    // A widget's closed dialog gets its title when it opens.
    const targets = name === 'dialog' ? undefined : (attributes.get('for') ?? attributes.get('aria-labelledby'))?.split(' ')
    for (const target of targets ?? []) if (!ids.has(target)) faults.push(`<${name}> names "${target}", which is not there`)
  }
  if (tags.filter(({ name }) => name === 'h1').length !== 1) faults.push('there is not exactly one h1')
  if (tags.filter(({ name }) => name === 'main').length !== 1) faults.push('there is not exactly one main')
  return faults
}

/** Returns the contents of the scripts of a type. */
export function scriptsOf(page: string, marker: string): string[] {
  return Array.from(page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)).flatMap(([, head = '', text = '']) =>
    head.includes(marker) ? [text.trim()] : [],
  )
}

function walk(page: string): { tags: Tag[]; faults: string[] } {
  const text = page
    .replace(/(<script[^>]*>)[\s\S]*?(<\/script>)/g, '$1$2')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^\s*<!doctype html>/i, '')
  const tags: Tag[] = []
  const faults: string[] = []
  const open: string[] = []
  for (const [whole, slash, rawName = '', rest = ''] of text.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g)) {
    const name = rawName.toLowerCase()
    if (slash) {
      const last = open.pop()
      if (last !== name) faults.push(`</${name}> closes <${last}>`)
      continue
    }
    if (blocks.has(name) && open.includes('p') && !open.slice(open.lastIndexOf('p')).includes('button'))
      faults.push(`<${name}> stands inside <p>`)
    if (name === 'a' && open.includes('a')) faults.push('a link stands inside a link')
    if (name === 'form' && open.includes('form')) faults.push('a form stands inside a form')
    const attributes = new Map(
      Array.from(rest.matchAll(/([\w:.-]+)(?:="([^"]*)")?/g), ([, key = '', value = '']) => [key.toLowerCase(), value] as const),
    )
    tags.push({ name, attributes })
    if (!isClosedByItself(name, whole)) open.push(name)
  }
  if (open.length) faults.push(`never closed: ${open.join(' ')}`)
  return { tags, faults }
}
