// `/clubs`: a club requests a quote. The same rule lists validate this form of the host on the server and in the browser (`form-validator`).
import { readForm } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { takeMessage } from '../service/messages-to-us.ts'
import { refusalsOf } from '../shop/field-rules.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Frame } from './frame.ts'
import { attributes, html, type Html } from './markup.ts'
import { mount } from './mount.ts'
import type { Page } from './page.ts'
import { noticeList } from './parts/notices.ts'
import { refusable, showService } from './service-page.ts'
import { clubTexts, type ClubTexts } from './texts/club.ts'

const colours = ['red', 'blue', 'green', 'white', 'black'] as const

/** The rules of each field; the form prints them and the server validates with them. */
const rules = {
  club: 'required|bail|min:2|max:60',
  contact: 'required|bail|min:2|max:255',
  email: 'required|bail|email',
  callback: '',
  phone: String.raw`required-if:callback|bail|regex:^\+?[\d ()-]{6,20}$`,
  members: 'required|bail|integer|between:5,500',
  colours: `required|bail|max:2|in:${colours.join(',')}`,
  message: 'nullable|max:500',
  agree: 'accepted',
} as const
type FieldName = keyof typeof rules
const names = ['club', 'contact', 'email', 'callback', 'phone', 'members', 'colours', 'message', 'agree'] as const satisfies FieldName[]

interface Shown {
  values: URLSearchParams
  faults: Partial<Record<FieldName, readonly string[]>>
  reference: string | null
  refusal: ShopError | null
}

/** GET `/clubs` */
export function showClub(frame: Frame, c: HostContext): Promise<Response> {
  return draw(frame, c, { values: new URLSearchParams(), faults: {}, reference: null, refusal: null })
}

/** POST `/clubs`, sent by either of the form's two buttons. */
export async function takeClub(frame: Frame, c: HostContext): Promise<Response> {
  const values = await readForm(c)
  const store = c.get('store')
  const texts = clubTexts[store.language]
  const faults: Shown['faults'] = {}
  for (const name of names) {
    const said = refusalsOf(rules[name], values.getAll(name), store.language, {
      isMany: name === 'colours',
      posted: (other) => values.getAll(other),
      ...(name === 'phone' ? { message: texts.phoneWrong } : {}),
    })
    if (said.length > 0) faults[name] = said
  }
  if (Object.keys(faults).length > 0)
    return draw(frame, c, { values, faults, reference: null, refusal: new ShopError(422, 'service.fields') })
  const given = (name: FieldName) => values.getAll(name).join(', ').trim()
  const message = {
    name: given('contact'),
    email: given('email'),
    subject: `${values.get('kind') === 'samples' ? texts.samples : texts.offer}: ${given('club')}`,
    message: [`${texts.members}: ${given('members')}`, `${texts.colours}: ${given('colours')}`, given('phone'), given('message')]
      .filter(Boolean)
      .join('\n'),
  }
  const { value, refusal } = await refusable(() => takeMessage(c.get('shop'), store, message, null, c.get('connection').address))
  return draw(frame, c, { values, faults: {}, reference: value, refusal })
}

async function draw(frame: Frame, c: HostContext, shown: Shown): Promise<Response> {
  const page = await frame.open(c)
  const texts = clubTexts[page.store.language]
  const done = shown.reference !== null && noticeList([{ kind: 'success', text: texts.sent(shown.reference) }])
  return showService(frame, c, page, {
    name: 'club',
    title: texts.title,
    lead: texts.lead,
    refusal: shown.refusal,
    body: done || mount(page, 'form-validator', { attributes: { onInput: true }, fallback: form(page, texts, shown) }),
  })
}

function form(page: Page, texts: ClubTexts, { values, faults }: Shown): Html {
  const field = (name: FieldName, control: (own: Parameters<typeof attributes>[0]) => Html) => html`<div class="field">
    <label for="club-${name}">${name === 'colours' ? '' : texts[name]}</label>
    ${control({ id: `club-${name}`, name, 'data-rules': rules[name], ...faultAttributes(name, faults) })} ${fault(name, faults)}
  </div>`
  const line = (name: FieldName, type: string, autocomplete: string) =>
    field(
      name,
      (own) =>
        html`<input class="input"${attributes({ ...own, type, autocomplete, value: values.get(name), ...(name === 'phone' ? { 'data-rules-message': texts.phoneWrong } : {}) })} />`,
    )
  const tick = (name: 'callback' | 'agree') => html`<div class="field">
    <label class="tick"><input type="checkbox" value="1"${attributes({ name, 'data-rules': rules[name] || null, checked: values.has(name), ...faultAttributes(name, faults) })} /> ${texts[name]}</label>
    ${fault(name, faults)}
  </div>`
  return html`<form class="login-form" action="${page.link('clubs')}" method="post">
    ${line('club', 'text', 'organization')} ${line('contact', 'text', 'name')} ${line('email', 'email', 'email')} ${tick('callback')}
    ${line('phone', 'tel', 'tel')}
    ${field('members', (own) => html`<input class="input"${attributes({ ...own, inputmode: 'numeric', autocomplete: 'off', value: values.get('members') })} />`)}
    <fieldset class="ticks">
      <legend>${texts.colours}</legend>
      ${colours.map((colour) => html`<label class="tick"><input type="checkbox" name="colours"${attributes({ value: colour, 'data-rules': rules.colours, checked: values.getAll('colours').includes(colour), ...faultAttributes('colours', faults) })} /> ${texts.colourNames[colour]}</label>`)}
      ${fault('colours', faults)}
    </fieldset>
    ${field('message', (own) => html`<textarea class="input" rows="4"${attributes(own)}>${values.get('message')}</textarea>`)} ${tick('agree')}
    <div class="form-buttons">
      <button class="button" type="submit" name="kind" value="offer">${texts.offer}</button>
      <button class="button button-plain" type="submit" name="kind" value="samples">${texts.samples}</button>
    </div>
  </form>`
}

function faultAttributes(name: FieldName, faults: Shown['faults']): Record<string, string> {
  return faults[name] ? { 'aria-invalid': 'true', 'aria-describedby': `club-${name}-fault` } : {}
}

function fault(name: FieldName, faults: Shown['faults']): Html | null {
  const said = faults[name]
  return said ? html`<p class="field-fault" id="club-${name}-fault">${said.join(' ')}</p>` : null
}
