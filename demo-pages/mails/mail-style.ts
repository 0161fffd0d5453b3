// The look of the mails. Colours and sizes are inline, since many programs drop style sheets; the sheet adds phones and the dark.
import type { StoreCode } from '../host/store-view.ts'

/** The store's colour on white, and on the dark: as in the shop's `theme/tokens.css`. */
export const accents: Readonly<Record<StoreCode, { plain: string; bright: string }>> = {
  nl: { plain: '#c63d00', bright: '#ff6a2b' },
  be: { plain: '#a3123f', bright: '#ff4d7d' },
  en: { plain: '#1d3fd8', bright: '#7f97ff' },
  de: { plain: '#00694b', bright: '#28d39c' },
  se: { plain: '#00618a', bright: '#ffcd1f' },
}

const ink = '#0c0f14'
const muted = '#59606b'
const rule = '#dfe2e6'

/** Each cell repeats it: in programs that drop the doctype, tables inherit neither size nor colour. */
const type = `font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:${ink};`

/** The inline styles by what they dress. */
export const dress = {
  page: `margin:0;padding:0;background-color:#f4f5f3;${type}-webkit-text-size-adjust:100%;`,
  preheader: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all;',
  around: 'padding:24px 12px;',
  sheet: (accent: string) =>
    `width:100%;max-width:600px;background-color:#ffffff;border-top:4px solid ${accent};border-collapse:separate;text-align:left;`,
  head: `${type}padding:24px 32px 0;font-weight:bold;font-size:20px;letter-spacing:-0.02em;`,
  logo: 'display:inline-block;width:40px;height:40px;margin:0 12px 0 0;border:0;border-radius:4px;vertical-align:middle;',
  home: `color:${ink};text-decoration:none;`,
  body: `${type}padding:16px 32px 8px;overflow-wrap:anywhere;`,
  foot: `${type}padding:20px 32px 28px;border-top:1px solid ${rule};font-size:13px;color:${muted};`,
  h1: 'margin:0 0 20px;font-size:26px;line-height:1.25;font-weight:bold;letter-spacing:-0.01em;',
  part: `margin:32px 0 8px;padding:24px 0 0;border-top:1px solid ${rule};font-size:20px;line-height:1.3;font-weight:bold;`,
  h3: 'margin:16px 0 4px;font-size:15px;line-height:1.5;font-weight:bold;',
  h2: 'margin:24px 0 4px;font-size:16px;line-height:1.5;font-weight:bold;',
  p: 'margin:0 0 16px;',
  ol: 'margin:0 0 16px;padding:0 0 0 24px;',
  item: 'margin:0 0 4px;',
  grid: `width:100%;border-collapse:collapse;margin:0 0 16px;border-bottom:1px solid ${rule};`,
  gridHead: (side: string) =>
    `${type}padding:6px 8px 6px 0;font-size:13px;font-weight:normal;color:${muted};text-align:${side};vertical-align:bottom;white-space:nowrap;`,
  gridCell: (side: string) =>
    `${type}padding:6px 8px 6px 0;font-size:14px;border-top:1px solid ${rule};text-align:${side};vertical-align:top;overflow-wrap:anywhere;`,
  quote: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${rule};`,
  link: (accent: string) => `color:${accent};text-decoration:underline;`,
  button: 'margin:8px 0 24px;border-collapse:separate;',
  buttonFace: (accent: string) => `background-color:${accent};border-radius:4px;text-align:center;`,
  buttonText:
    'display:inline-block;padding:13px 28px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none;',
  list: `width:100%;border-collapse:collapse;margin:0 0 16px;border-bottom:1px solid ${rule};`,
  picture: `width:1%;padding:12px 16px 12px 0;border-top:1px solid ${rule};vertical-align:top;`,
  img: 'display:block;width:80px;height:80px;border:0;border-radius:4px;background-color:#f4f5f3;',
  goods: `${type}padding:12px 0;border-top:1px solid ${rule};vertical-align:top;overflow-wrap:anywhere;`,
  details: `color:${muted};font-size:14px;`,
  note: `${type}padding:0 0 12px;font-size:14px;color:${muted};`,
  amount: `${type}padding:12px 0 12px 16px;border-top:1px solid ${rule};vertical-align:top;text-align:right;white-space:nowrap;`,
  sums: 'width:100%;border-collapse:collapse;margin:0 0 16px;',
  sumTitle: (isTotal: boolean) => `${type}padding:3px 0;text-align:left;font-weight:${isTotal ? 'bold' : 'normal'};`,
  sum: (isTotal: boolean) =>
    `${type}padding:3px 0 3px 16px;text-align:right;white-space:nowrap;font-weight:${isTotal ? 'bold' : 'normal'};`,
}

/** The style sheet, for the programs that read one. Everything inline that differs in the dark or on a phone has a class. */
export function styleSheet({ bright }: { bright: string }): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.around{padding:0!important}
.pad{padding-left:20px!important;padding-right:20px!important}
h1{font-size:22px!important}
.picture{width:64px!important;height:64px!important}
.button{width:100%!important}
.button-text{display:block!important}
}
@media (prefers-color-scheme:dark){
.page{background-color:#0c0f14!important}
.sheet{background-color:#171b22!important;border-top-color:${bright}!important}
.ink{color:#f4f5f3!important}
.muted{color:#aab1bc!important}
.rule{border-color:#343b46!important}
.link{color:${bright}!important}
.button-face{background-color:${bright}!important}
.button-text{color:#0c0f14!important}
}`
}
