// Restores our generic types' names in touchline.d.ts, since the compiler writes every `Result<Cart>` in full.

/** The place of a generic type's argument: after `before`, up to its end, and then `after`. */
interface Shape {
  name: string
  before: string
  after: (argument: string) => string
  /** The start of further members, beyond those of the type. */
  more?: string
}

/** Both members of a slot, after the context of the first. */
const slotAfter = (context: string) =>
  `) => void | (() => void); update?: ((element: HTMLElement, context: ${context}) => void) | undefined; `

const shapes: readonly Shape[] = [
  {
    name: 'Loadable',
    before: "{ state: 'idle'; } | { state: 'loading'; } | { state: 'failed'; error: Failure; } | { state: 'ready'; value: ",
    after: () => '; }',
  },
  { name: 'Result', before: '{ ok: false; error: Failure; } | { ok: true; value: ', after: () => '; }' },
  { name: 'Result', before: '{ ok: true; value: ', after: () => '; } | { ok: false; error: Failure; }' },
  { name: 'PublicStore', before: '{ get: () => ', after: (value) => `; subscribe: (listener: (value: ${value}) => void) => () => void; }` },
  { name: 'Slot', before: '{ mount: (element: HTMLElement, context: ', after: (context) => `${slotAfter(context)}}` },
  { name: 'Slot', before: '{ mount: (element: HTMLElement, context: ', after: slotAfter, more: ' & { ' },
]

/** The type that starts at `start`, up to the semicolon that ends its member. */
function argumentAt(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const mark = text[at] ?? ''
    if ('{(['.includes(mark)) depth++
    if ('})]'.includes(mark)) depth--
    if (depth < 0 || (depth === 0 && mark === ';')) return text.slice(start, at)
  }
  return text.slice(start)
}

/** Restores the names in a type that is written on one line. */
export function withGenerics(type: string): string {
  let text = type
  for (const { name, before, after, more = '' } of shapes) {
    for (let at = text.indexOf(before); at !== -1; at = text.indexOf(before, at + 1)) {
      const start = at + before.length
      const argument = argumentAt(text, start)
      const end = after(argument)
      if (text.startsWith(end, start + argument.length))
        text = `${text.slice(0, at)}${name}<${argument}>${more}${text.slice(start + argument.length + end.length)}`
    }
  }
  return text
}
