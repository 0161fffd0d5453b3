// Gives every rule of ours the weight of two ids, so that a theme's rules for elements end at our mounts.
import postcss from 'postcss'

/** Matches every element, since no page has an element with this id, and weighs two ids. */
export const WEIGHT = ':not(#_#_)'

/** A stylesheet whose selectors weigh two ids more; what is written as `:where()` keeps its own. Throws where a rule would reach beyond our mounts. */
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
  // The first attribute of ours that stands in no brackets of a pseudo-class; a field's fault may stand outside of mounts.
  const at = plain.search(/\[data-(?:touchline|form-validator)/)
  if (at === -1) throw new Error(`"${selector}" begins at no mount: it would reach into the host's page`)
  const end = selector.indexOf(']', at) + 1
  // A mount itself is the host's to place, to hide and to dress.
  if (/^\[data-touchline(?:=[^\]]*)?\][^ >+~]*$/.test(plain.slice(at).replaceAll(/\( *\)/g, ''))) return selector
  return selector.slice(0, end) + WEIGHT + selector.slice(end)
}

/** The selector with blanks for all that stands in round brackets. */
function outside(selector: string): string {
  let depth = 0
  return Array.from(selector, (letter) => {
    if (letter === ')') depth -= 1
    const shown = depth === 0 ? letter : ' '
    if (letter === '(') depth += 1
    return shown
  }).join('')
}
