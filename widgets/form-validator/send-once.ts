// Sends a form once: a second press during the submit does nothing; after coming back to the page, the form can be sent again.
import { environment } from '#shared/environment.ts'

/** Lets a submit go on, or stops it if the same form is already being sent. */
export interface SendOnce {
  (form: HTMLFormElement, event: SubmitEvent): void
  /** Allows the form to be sent again, since the server refused it. */
  free: (form: HTMLFormElement) => void
}

/** Guards the forms of a mount. The browser itself sends them, with the name and value of the pressed button. */
export function sendOnce(signal: AbortSignal): SendOnce {
  const sent = new Set<HTMLFormElement>()
  const free = (form: HTMLFormElement) => void sent.delete(form)
  // The page was restored from the back/forward cache.
  signal.addEventListener(
    'abort',
    environment.onPageShow(() => sent.clear()),
  )
  // A changed form is a new submit.
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
    // Host code that sends the form itself prevents the event, and then decides when it can be sent again.
    const isElsewhere = (event.submitter?.getAttribute('formtarget') ?? form.getAttribute('target') ?? '_self') !== '_self'
    setTimeout(() => (event.defaultPrevented || isElsewhere) && free(form))
  }
  return Object.assign(send, { free })
}
