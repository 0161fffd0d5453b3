// Where a long text is folded: at the end of a sentence, else between two words, never inside of a sign.

/** So many characters are read without a touch, some eight lines on a phone; a little more is not worth one. */
const SHORT = 400
const WORTH = 200

/** Beginning and rest; together they are the text, but for the space between them. */
export function foldText(text: string): [start: string, rest: string] {
  if (text.length <= SHORT + WORTH) return [text, '']
  const start = text.slice(0, SHORT)
  const sentence = Math.max(...[...start.matchAll(/[.!?…]["')\]]?\s|\n/g)].map(({ index, 0: end }) => index + end.length), 0)
  const at = sentence >= SHORT / 2 ? sentence : start.lastIndexOf(' ') + 1 || (isHalf(text, SHORT) ? SHORT - 1 : SHORT)
  return [text.slice(0, at).trimEnd(), text.slice(at)]
}

/** Whether a sign of two units, as an emoji is, would be cut there. */
function isHalf(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff
}
