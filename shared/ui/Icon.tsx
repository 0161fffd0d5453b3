// Draws one path of icons.ts in the colour of the surrounding text; its style is in the stylesheet, since a list has a hundred of these.

/** A decorative icon of 24 px; its control needs a name of its own. */
export function Icon({ path, size = 24 }: { path: string; size?: number }) {
  return (
    <svg className="touchline-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
