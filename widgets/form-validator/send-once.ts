// A form is sent once: a second press while it is being sent does nothing, and whoever comes back may send it again.
import { environment } from '#shared/environment.ts'

/** Lets a submit go on, or stops it where the same one is on its way. */
export interface SendOnce {
  (form: HTMLFormElement, event: SubmitEvent): void
  /** The form may be sent again: the server refused it. */
  free: (form: HTMLFormElement) => void
}

/** Watches over the forms of a mount. The browser sends, with the name and value of the button that was pressed. */
export function sendOnce(signal: AbortSignal): SendOnce {
  const sent = new Set<HTMLFormElement>()
  const free = (form: HTMLFormElement) => void sent.delete(form)
  // Shown again out of the back/forward cache.
  signal.addEventListener(
    'abort',
    environment.onPageShow(() => sent.clear()),
  )
  // Something else in it is something else to send.
  document.addEventListener(
    'input',
    ({ target }) => target instanceof Element && 'form' in target && target.form instanceof HTMLFormElement && free(target.form),
    {
      capture: true,
      signal,
    },
  )
  const send = (form: HTMLFormElement, event: SubmitEvent) => {
    if (sent.has(form)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    sent.add(form)
    // Code of the host's that sends by itself says so by preventing the event; when its answer is there, it is the one who knows.
    const isElsewhere = (event.submitter?.getAttribute('formtarget') ?? form.getAttribute('target') ?? '_self') !== '_self'
    setTimeout(() => (event.defaultPrevented || isElsewhere) && free(form))
  }
  return Object.assign(send, { free })
}
