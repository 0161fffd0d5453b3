// Our own drawing of a shirt's back, for hosts that have no picture of it: in the colours that are known, otherwise white.
import { INK, plainInk, WHITE } from './plain-ink.ts'

/** The shirt; the first colour is the body's, the second the trim's. */
export function PlainShirt({ colours, width, height }: { colours: readonly string[]; width: number; height: number }) {
  const trim = colours[1] ?? plainInk(colours).ink
  return (
    <svg viewBox="0 0 240 250" width={width} height={height}>
      <path
        d="M84 14c10 12 62 12 72 0l44 16 32 54-36 20-12-18v148c-42 12-86 12-128 0V86l-12 18-36-20 32-54z"
        fill={colours[0] ?? WHITE}
        stroke={INK}
        strokeOpacity="0.35"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M84 14c10 12 62 12 72 0l6 3c-14 18-70 18-84 0z" fill={trim} fillOpacity="0.85" />
      <path d="M8 84l36 20 4-6-36-21zM232 84l-36 20-4-6 36-21z" fill={trim} fillOpacity="0.85" />
    </svg>
  )
}
