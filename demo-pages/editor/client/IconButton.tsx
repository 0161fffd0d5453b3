// Small buttons with an icon instead of text. A button's name is its label; the title shows it to people who control by voice.
const strokes = {
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  double: 'M9 9h10v10H9ZM5 15V5h10',
  remove: 'M6 6l12 12M18 6 6 18',
}

/** A button with a picture; its name is shown as its tooltip. */
export function IconButton({
  icon,
  label,
  isOff = false,
  onPress,
}: {
  icon: keyof typeof strokes
  label: string
  /** Whether it is disabled; it stays focusable. */
  isOff?: boolean
  onPress: () => void
}) {
  return (
    <button type="button" className="icon" aria-label={label} title={label} aria-disabled={isOff} onClick={() => isOff || onPress()}>
      <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d={strokes[icon]} />
      </svg>
    </button>
  )
}
