// The shop's logo: the quarter circle at a pitch's corner with its flag, beside the name.
import { html, raw, type Html } from '../markup.ts'

/** The lines of the logo, 4 wide, and its flag: paths on a square of 32. */
export const logoPaths = { lines: ['M3 3v26h26', 'M3 14a15 15 0 0 1 15 15'], flag: 'M11 2h15l-5 5 5 5H11z' } as const

function drawLogo(ink: string, flag: string): string {
  const lines = logoPaths.lines.map((path) => `<path d="${path}" fill="none" stroke="${ink}" stroke-width="4"/>`)
  return `${lines.join('')}<path d="${logoPaths.flag}" fill="${flag}"/>`
}

/** A link to the home page that contains the shop's name. */
export function wordmark(home: string): Html {
  return html`<a class="wordmark" href="${home}"
    ><svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">${raw(drawLogo('currentColor', 'var(--touchline-accent)'))}</svg><span>Touchline</span></a
  >`
}

/** The logo as a file, for tabs and bookmarks. */
export function faviconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 36 36"><style>@media (prefers-color-scheme:dark){path{stroke:#fff}path:last-child{stroke:none}}</style>${drawLogo('#0c0f14', '#d9480f')}</svg>`
}

/** The logo on a tile of this colour, which can be seen on any ground: for mails. */
export function tileSvg(ground: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 48 48"><rect x="-8" y="-8" width="48" height="48" fill="${ground}"/>${drawLogo('#fff', '#fff')}</svg>`
}
