// The shop's logo: the quarter circle at a pitch's corner with its flag, beside the name.
import { html, raw, type Html } from '../markup.ts'

const mark =
  '<path d="M3 3v26h26" fill="none" stroke="currentColor" stroke-width="4"/><path d="M3 14a15 15 0 0 1 15 15" fill="none" stroke="currentColor" stroke-width="4"/><path d="M11 2h15l-5 5 5 5H11z" fill="var(--touchline-accent)"/>'

/** A link to the home page that contains the shop's name. */
export function wordmark(home: string): Html {
  return html`<a class="wordmark" href="${home}"
    ><svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">${raw(mark)}</svg><span>Touchline</span></a
  >`
}

/** The logo as a file, for tabs and bookmarks. */
export function faviconSvg(): string {
  const body = mark.replaceAll('currentColor', '#0c0f14').replace('var(--touchline-accent)', '#d9480f')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 36 36"><style>@media (prefers-color-scheme:dark){path{stroke:#fff}path:last-child{stroke:none}}</style>${body}</svg>`
}
