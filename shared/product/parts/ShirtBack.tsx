// Draws the back of a shirt with name and number, in its colours. The text beside it says the same to people who cannot see it.
import { lettersOf } from '#shared/product/rules/printing.ts'

/** Props of the drawing. */
export interface ShirtBackProps {
  name: string
  number: string
  /** `#rrggbb`; the second one is the trim's. White if empty. */
  colours: readonly string[]
}

const WHITE = '#ffffff'
const INK = '#14171f'

/** The drawing. A page's policy may forbid style attributes; SVG presentation attributes are not affected. */
export function ShirtBack({ name, number, colours }: ShirtBackProps) {
  const body = colours[0] ?? WHITE
  const ink = isDark(body) ? WHITE : INK
  const trim = colours[1] ?? ink
  const letters = lettersOf(name).length
  return (
    <svg className="touchline-shirt" viewBox="0 0 240 250" width="240" height="250" aria-hidden="true" focusable="false">
      <path
        d="M84 14c10 12 62 12 72 0l44 16 32 54-36 20-12-18v148c-42 12-86 12-128 0V86l-12 18-36-20 32-54z"
        fill={body}
        stroke={INK}
        strokeOpacity="0.35"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M84 14c10 12 62 12 72 0l6 3c-14 18-70 18-84 0z" fill={trim} fillOpacity="0.85" />
      <path d="M8 84l36 20 4-6-36-21zM232 84l-36 20-4-6 36-21z" fill={trim} fillOpacity="0.85" />
      <g fill={ink} textAnchor="middle" fontFamily="system-ui, sans-serif" fontWeight="800">
        <text
          x="120"
          y="74"
          fontSize={Math.max(9, Math.min(24, 190 / Math.max(1, letters)))}
          letterSpacing="1"
          {...(letters > 10 ? { textLength: 112, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {name.toLocaleUpperCase()}
        </text>
        <text
          x="120"
          y="172"
          fontSize={number.length > 2 ? 60 : 88}
          {...(number.length > 3 ? { textLength: 112, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {number}
        </text>
      </g>
    </svg>
  )
}

/** Whether white text is more legible on a colour than dark text. */
function isDark(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 < 150
}
