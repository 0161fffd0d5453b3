// A suggestion's text with the typed query marked; always text, never HTML.
import { highlight } from '#shared/catalogue/rules/highlight.ts'

/** The text, split at its matches. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return <>{highlight(text, query).map(({ text: piece, isMatch }, index) => (isMatch ? <mark key={index}>{piece}</mark> : piece))}</>
}
