// The error paragraph after a field, linked to it; the field is restored once it is valid.
import type { Field } from './fields.ts'

let count = 0
const drawn = new WeakMap<Field, { paragraph: HTMLParagraphElement; said: string }>()

/** The paragraph follows the field or its label; for a group, the last one's. */
function placeOf({ controls }: Field): Element | null {
  const last = controls.at(-1)
  return last?.closest('label') ?? last?.closest('[data-touchline="password-toggle"]') ?? last ?? null
}

/** Writes the messages after the field. With `isSaid` they form a live region, for errors shown without a submit. */
export function drawField(field: Field, sentences: readonly string[], isSaid: boolean): void {
  const known = drawn.get(field)
  const paragraph = known?.paragraph ?? document.createElement('p')
  // Cached: reading it from the document would force a layout for each of hundreds of fields.
  const said = sentences.join('\n')
  if (known?.said === said) return
  drawn.set(field, { paragraph, said })
  const lines = sentences.map((text) => {
    const line = document.createElement('span')
    line.textContent = text
    return line
  })
  paragraph.replaceChildren(...lines)
  if (!known) {
    paragraph.className = 'form-validator-error'
    paragraph.id = `form-validator-error-${++count}`
    paragraph.setAttribute('data-form-validator-error', '')
    if (isSaid) paragraph.setAttribute('role', 'status')
    placeOf(field)?.after(paragraph)
    for (const control of field.controls) {
      const ids = control.getAttribute('aria-describedby')
      control.setAttribute('aria-describedby', ids ? `${ids} ${paragraph.id}` : paragraph.id)
      if (control.type !== 'radio') control.setAttribute('aria-invalid', 'true')
      control.setAttribute('data-form-validator-wrong', '')
    }
  }
}

/** Removes the paragraph and restores the field's attributes. */
export function clearField(field: Field): void {
  const known = drawn.get(field)
  if (!known) return
  const { paragraph } = known
  drawn.delete(field)
  paragraph.remove()
  for (const control of field.controls) {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== paragraph.id)
    if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
    else control.removeAttribute('aria-describedby')
    control.removeAttribute('aria-invalid')
    control.removeAttribute('data-form-validator-wrong')
  }
}
