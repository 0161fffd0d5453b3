// A suggestion's text with what was typed marked in it; text and nothing else.
import { highlight } from '#shared/domain/highlight.ts'

/** The text, cut at what matches. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  let at = 0
  return (
    <>
      {highlight(text, query).map(({ text: piece, isMatch }) => {
        const key = at
        at += piece.length
        return isMatch ? <mark key={key}>{piece}</mark> : piece
      })}
    </>
  )
}
