// Adds the specificity of two ids to our rules, so that a theme's rules for elements do not apply inside our mounts.
import postcss from 'postcss'

/** A selector that matches every element, since no page has an element with this id, and that adds the specificity of two ids. */
export const WEIGHT = ':not(#_#_)'

/** The stylesheet with raised specificity; `:where()` selectors keep their own. Throws if a rule would match outside our mounts. */
export function withWeight(css: string): string {
  const tree = postcss.parse(css)
  tree.walkRules((rule) => {
    const { parent } = rule
    const isNested = parent?.type === 'rule' || (parent instanceof postcss.AtRule && parent.name === 'keyframes')
    if (!isNested) rule.selectors = rule.selectors.map(weighed)
  })
  return tree.toString()
}

function weighed(selector: string): string {
  if (selector.startsWith(':where(') || selector.includes(WEIGHT)) return selector
  const plain = outside(selector)
  // The first of our attributes outside a pseudo-class's brackets; the error of a field may be outside mounts.
  const at = plain.search(/\[data-(?:touchline|form-validator)/)
  if (at === -1) throw new Error(`"${selector}" begins at no mount: it would reach into the host's page`)
  const end = selector.indexOf(']', at) + 1
  // The mount itself is the host's to place, hide and style.
  if (/^\[data-touchline(?:=[^\]]*)?\][^ >+~]*$/.test(plain.slice(at).replaceAll(/\( *\)/g, ''))) return selector
  return selector.slice(0, end) + WEIGHT + selector.slice(end)
}

/** The selector with spaces in place of everything in round brackets. */
function outside(selector: string): string {
  let depth = 0
  return Array.from(selector, (letter) => {
    if (letter === ')') depth -= 1
    const shown = depth === 0 ? letter : ' '
    if (letter === '(') depth += 1
    return shown
  }).join('')
}
