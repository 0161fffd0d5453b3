// The shop's own icons: one stroke, 24 by 24, drawn for this shop.
import { html, raw, type Html } from '../markup.ts'

const paths = {
  menu: '<path d="M3 6h18M3 12h18M3 18h12"/>',
  close: '<path d="m5 5 14 14M19 5 5 19"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5.5 5.5"/>',
  heart: '<path d="M12 20.5 4.2 12.6a5.2 5.2 0 0 1 0-7.4 5.2 5.2 0 0 1 7.3 0l.5.6.5-.6a5.2 5.2 0 0 1 7.3 0 5.2 5.2 0 0 1 0 7.4Z"/>',
  cart: '<path d="M5 8h14l1 12.5H4Z"/><path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"/>',
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z"/>',
  chevron: '<path d="m6 9 6 6 6-6"/>',
  forward: '<path d="M4 12h16m-6-6 6 6-6 6"/>',
  check: '<path d="m4 12.5 5.5 5.5L20 6.5"/>',
  truck: '<path d="M2 6h12v11H2zM14 10h4.5L22 13.5V17h-8"/><circle cx="6.5" cy="18" r="2"/><circle cx="17.5" cy="18" r="2"/>',
  return: '<path d="M4 9h11a5 5 0 0 1 0 10H8"/><path d="M8 5 4 9l4 4"/>',
  racket:
    '<ellipse cx="14.5" cy="9" rx="5.5" ry="6.5" transform="rotate(40 14.5 9)"/><path d="m10.3 13.7-7 7M11 6.5l7 6M13.5 4l5.5 5M9.8 10l6 4.8M17.5 4 10.5 12M19.5 7l-6 7"/>',
  whistle:
    '<circle cx="9" cy="14" r="6"/><path d="M9 8h12v4l-6 1.5"/><circle cx="9" cy="14" r="1.5"/><path d="M10 4V2M14 5l1.5-2M6 5 4.5 3"/>',
  mail: '<path d="M3 5.5h18v13H3z"/><path d="m3 6.5 9 7 9-7"/>',
  person: '<circle cx="12" cy="8.3" r="4.2"/><path d="M4.5 20.500c.6-4 3.600-5.500 7.500-5.500s6.900 1.500 7.500 5.500"/>',
  lock: '<path d="M5 11h14v9.5H5z"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
  sliders: '<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>',
  scales: '<path d="M12 4v16m-4 0h8M5 7h14M5 7l-2.5 6.5a2.7 2.7 0 0 0 5 0L5 7Zm14 0-2.5 6.5a2.7 2.7 0 0 0 5 0L19 7Z"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7v.5"/>',
} as const

export type IconName = keyof typeof paths

/** A decorative icon beside text; a control with an icon only needs a name of its own. */
export function icon(name: IconName, size = 24): Html {
  return html`<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${raw(paths[name])}</svg>`
}
