// Moves the focus to an element whose control was removed.

/** Focuses an element that is not a control, without scrolling. */
export function focusPlace(place: HTMLElement): void {
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
