// A button on the map that a finger or mouse can also start a drag of the map on.

/** A pointer movement below this many pixels is a press, not a drag. */
const DRAG = 8

/** What a button on the map shows and does. */
interface MapButton {
  className: string
  /** Its accessible name. */
  name: string
  onPress: () => void
  onFocus: () => void
  onBlur: () => void
}

/** Creates the button. */
export function mapButton({ className, name, onPress, onFocus, onBlur }: MapButton): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.setAttribute('aria-label', name)
  let pressed = { x: 0, y: 0 }
  button.addEventListener('pointerdown', ({ clientX, clientY }) => void (pressed = { x: clientX, y: clientY }))
  button.addEventListener('click', ({ detail, clientX, clientY }) => {
    // A drag that started here ends in a click, which is not intended. A click by keyboard has `detail` 0.
    const hasDragged = detail > 0 && Math.hypot(clientX - pressed.x, clientY - pressed.y) > DRAG
    if (!hasDragged) onPress()
  })
  button.addEventListener('dblclick', (event) => event.stopPropagation())
  button.addEventListener('focus', onFocus)
  button.addEventListener('blur', onBlur)
  return button
}
