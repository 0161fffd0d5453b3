// The proportions of our own drawing of a shirt, and the ink that is legible on it.

/** Print on a dark shirt, and a shirt of no known colour. */
export const WHITE = '#ffffff'
/** Print on a light shirt, and its outline. */
export const INK = '#14171f'

/** Its height by its width. */
export const plainRatio = 250 / 240

/** The colour of what is printed on it. */
export function plainInk([body = WHITE]: readonly string[]): { ink: string; outline: null } {
  return { ink: isDark(body) ? WHITE : INK, outline: null }
}

/** Whether white text is more legible on a colour than dark text. */
function isDark(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 < 150
}
