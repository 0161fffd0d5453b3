// A suggestion's text with what was typed marked in it; text and nothing else.
import { highlight } from '#shared/catalogue/rules/highlight.ts'

/** The text, cut at what matches. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return <>{highlight(text, query).map(({ text: piece, isMatch }, index) => (isMatch ? <mark key={index}>{piece}</mark> : piece))}</>
}
