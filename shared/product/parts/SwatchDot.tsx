// Draws a colour as a dot, and two colours as two halves: in SVG, since a strict policy forbids style attributes.

const COLOUR = /^#[0-9a-f]{3,8}$/i

/** The dot; nothing for an invalid colour, so that a host's text never becomes markup. @example <SwatchDot swatch="#ff0000,#ffffff" /> */
export function SwatchDot({ swatch, size = 16 }: { swatch: string | null; size?: number }) {
  const [first, second] = (swatch ?? '').split(',').filter((colour) => COLOUR.test(colour))
  if (!first) return null
  return (
    <svg className="touchline-swatch" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="7.5" fill={first} />
      {second ? <path d="M8 1a7 7 0 0 1 0 14Z" fill={second} /> : null}
    </svg>
  )
}
