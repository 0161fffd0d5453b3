// Splits a long text: at the end of a sentence, otherwise between two words, never inside a character.

/** The number of characters shown without a press, about eight lines on a phone. Slightly longer texts are not split. */
const SHORT = 400
const WORTH = 200

/** Returns start and rest; together they are the text, except for the space between them. */
export function foldText(text: string): [start: string, rest: string] {
  if (text.length <= SHORT + WORTH) return [text, '']
  const start = text.slice(0, SHORT)
  const sentence = Math.max(...[...start.matchAll(/[.!?…]["')\]]?\s|\n/g)].map(({ index, 0: end }) => index + end.length), 0)
  const at = sentence >= SHORT / 2 ? sentence : start.lastIndexOf(' ') + 1 || (isHalf(text, SHORT) ? SHORT - 1 : SHORT)
  return [text.slice(0, at).trimEnd(), text.slice(at)]
}

/** Returns whether the split would cut a surrogate pair, such as an emoji. */
function isHalf(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff
}
