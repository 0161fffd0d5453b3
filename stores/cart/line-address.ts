// The cart's line that a product page's address names: the link of a line leads there to change it.
import { environment } from '#shared/environment.ts'
import { changeState } from '#stores/product/state.ts'

const LINE = 'line'

/** The cart line that the page's address names. */
export function lineInAddress(): number | null {
  const line = environment.location.searchParams.get(LINE)
  return line !== null && /^\d{1,15}$/.test(line) ? Number(line) : null
}

/** From now on the product is bought as a new line. */
export function forgetLine(id: number): void {
  changeState(id, { lineId: null })
  const { location } = environment
  location.searchParams.delete(LINE)
  if (location.href !== environment.location.href) environment.replaceAddress(location.href)
}
