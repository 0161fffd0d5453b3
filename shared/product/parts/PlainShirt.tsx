// Our own drawing of a shirt's back, for hosts that have no picture of it: in the colours that are known, otherwise white.

const WHITE = '#ffffff'
const INK = '#14171f'

/** Its height by its width. */
export const plainRatio = 250 / 240

/** The colour of what is printed on it. */
export function plainInk([body = WHITE]: readonly string[]): { ink: string; outline: null } {
  return { ink: isDark(body) ? WHITE : INK, outline: null }
}

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

/** Whether white text is more legible on a colour than dark text. */
function isDark(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 < 150
}
