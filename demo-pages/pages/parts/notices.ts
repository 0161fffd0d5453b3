// Messages that a form stores for the next page.
import { html, type Html } from '../markup.ts'

/** Success and error messages; screen readers announce errors at once. */
export function noticeList(notices: readonly { kind: 'error' | 'success'; text: string }[]): Html {
  return html`${notices.map(({ kind, text }) => html`<p class="notice notice-${kind}" role="${kind === 'error' ? 'alert' : 'status'}">${text}</p>`)}`
}
