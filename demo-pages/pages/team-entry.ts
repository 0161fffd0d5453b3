// `/account/team`: a player enters her data by the organiser's link, without an account. The token is in the fragment, which is not logged;
// the widget sends it in a body, and without scripts the player types it.
import { readForm } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { writeDay } from '../service/store-day.ts'
import type { ShownTeam } from '../service/team-entry.ts'
import { enterPlayer, showTeam } from '../service/team-entry.ts'
import { leaveAddress } from '../service/team-reminders.ts'
import { describeOpened } from '../service/team-answers.ts'
import { deletedOn } from '../service/team-life.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Frame } from './frame.ts'
import { hidden, html, type Html } from './markup.ts'
import { mount } from './mount.ts'
import type { Page } from './page.ts'
import { noticeList } from './parts/notices.ts'
import { productPicture } from './parts/picture.ts'
import { refusedFields } from './plain-refusal.ts'
import { refusable, showService } from './service-page.ts'
import { teamTexts } from './texts/teams.ts'

const path = 'account/team'
/** GET `/account/team` */
export function showTeamEntry(frame: Frame, c: HostContext): Promise<Response> {
  return drawDoor(frame, c, null)
}

/** POST `/account/team`: the link first, then the player's data. */
export async function takeTeamEntry(frame: Frame, c: HostContext): Promise<Response> {
  const [shop, store, from] = [c.get('shop'), c.get('store'), c.get('connection').address]
  const form = await readForm(c)
  // The player may paste the whole link: only the part after `#` counts.
  const token = (form.get('token') ?? '').trim().replace(/^.*#/, '')
  const owner = form.get('owner') || crypto.randomUUID()
  const show = () => refusable(() => showTeam(shop, store, token, { from, owner }))
  const shown = await show()
  if (shown.refusal) return drawDoor(frame, c, shown.refusal)
  const isEntry = form.get('step') === 'enter'
  const sizes = new Map(shown.value.parts.map(({ productId }) => [productId, form.get(`size.${productId}`) ?? '']))
  const wish = { token, owner, name: form.get('name') ?? '', number: form.get('number') ?? '', sizes }
  const email = form.get('email') ?? ''
  const act = isEntry
    ? () => enterPlayer(shop, store, wish, from)
    : form.get('step') === 'remind'
      ? () => leaveAddress(shop, store, { token, owner, email }, from)
      : null
  const { refusal } = act ? await refusable(act) : { refusal: null }
  const isSent = isEntry && !refusal
  const now = act && !refusal ? await show() : shown
  return drawEntry(frame, c, { team: now.value ?? shown.value, wish, email, refusal, isSent })
}

async function drawDoor(frame: Frame, c: HostContext, refusal: ShopError | null): Promise<Response> {
  const page = await frame.open(c)
  const words = teamTexts[page.store.language]
  return showService(frame, c, page, {
    name: 'team',
    title: words.entryTitle,
    lead: '',
    refusal,
    body: mount(page, 'team-entry', {
      when: 'load',
      options: { action: page.link(path) },
      fallback: html`<p>${words.entryLead}</p>
        <form class="team-form" name="team-link" action="${page.link(path)}" method="post">
        <label class="field">${words.code} <input class="input" name="token" autocomplete="off" maxlength="300" required /></label>
        <button class="button" type="submit">${words.openLink}</button>
      </form>`,
    }),
  })
}

interface Shown {
  team: ShownTeam
  wish: { token: string; owner: string; name: string; number: string; sizes: ReadonlyMap<number, string> }
  /** The address for the reminder. */
  email: string
  refusal: ShopError | null
  isSent: boolean
}

async function drawEntry(frame: Frame, c: HostContext, { team, wish, email, refusal, isSent }: Shown): Promise<Response> {
  const page = await frame.open(c)
  const words = teamTexts[page.store.language]
  const faults = refusedFields(page, refusal)
  const above = refusal && (refusal.fields ? new ShopError(refusal.status, 'service.fields') : refusal)
  return showService(frame, c, page, {
    name: 'team',
    title: words.entryTitle,
    lead: '',
    refusal: above,
    body: mount(page, 'team-entry', {
      when: 'load',
      options: {
        action: page.link(path),
        token: wish.token,
        owner: wish.owner,
        team: describeOpened(team),
        values: { name: wish.name, number: wish.number, email, ...sizesOf(wish.sizes) },
        refused: faults,
        isSent,
      },
      fallback: () => drawForm(page, { team, wish, email, refusal, isSent }),
    }),
  })
}

/** Renames the call's fields to those of the form. */
function sizesOf(sizes: ReadonlyMap<number, string>): Record<string, string> {
  return Object.fromEntries(Array.from(sizes, ([productId, value]) => [`size.${productId}`, value]))
}

function drawForm(page: Page, { team, wish, email, refusal, isSent }: Shown): Html {
  const words = teamTexts[page.store.language]
  const faults = refusedFields(page, refusal)
  const taken = team.takenNumbers.map((number) => html`<s>${number}</s> `)
  return html`<h2>${team.title}</h2>
    ${team.picture && productPicture(team.picture, { alt: '', sizes: '160px', largest: 320 })}
    <p>${words.kit}: ${team.name}. ${words.open} ${writeDay(page.store, team.closesOn)}.</p>
    ${isSent && noticeList([{ kind: 'success', text: words.sent }])}
    ${
      team.isOpen
        ? html`<form class="team-form" action="${page.link(path)}" method="post">
            ${hidden('step', 'enter')} ${hidden('token', wish.token)} ${hidden('owner', wish.owner)}
            ${field('name', words.yourName, faults, html`<input class="input" name="name" value="${wish.name}" autocomplete="name" ${wrong('name', faults)} />`)}
            ${field('number', words.yourNumber, faults, html`<input class="input" name="number" value="${wish.number}" inputmode="numeric" autocomplete="off" ${wrong('number', faults)} />`)}
            ${taken.length > 0 && html`<p class="hint">${words.taken} ${taken}</p>`}
            ${team.reservedNumbers.length > 0 && html`<p class="hint">${words.reserved} ${team.reservedNumbers.join(', ')}</p>`}
            ${team.parts.map(({ productId, name, sizes }) => {
              const own = `size.${productId}`
              return field(
                own,
                name,
                faults,
                html`<select class="input" name="${own}" ${wrong(own, faults)}>
                  <option value="">${words.choose}</option>
                  ${sizes.map(({ value, label }) => html`<option value="${value}" ${value === wish.sizes.get(productId) && html`selected`}>${label}</option>`)}
                </select>`,
              )
            })}
            <p class="hint">${words.privacy} ${words.deletedEntry(writeDay(page.store, deletedOn(team.closesOn)))}</p>
            <button class="button" type="submit">${words.send}</button>
          </form>
          ${!team.entry && drawReminder(page, { team, wish, email }, faults)}`
        : html`<p>${words.over}</p>`
    }`
}

/** For a player who has not decided yet. */
function drawReminder(
  page: Page,
  { team, wish, email }: Pick<Shown, 'team' | 'wish' | 'email'>,
  faults: Readonly<Record<string, string>>,
): Html {
  const words = teamTexts[page.store.language]
  if (team.reminder !== null) return html`<p>${words.reminderLeft} ${team.reminder}</p>`
  return html`<form class="team-form" action="${page.link(path)}" method="post">
    ${hidden('step', 'remind')} ${hidden('token', wish.token)} ${hidden('owner', wish.owner)}
    ${field('email', words.reminderEmail, faults, html`<input class="input" type="email" name="email" value="${email}" autocomplete="email" ${wrong('email', faults)} />`)}
    <p class="hint">${words.reminderHint}</p>
    <button class="button button-plain" type="submit">${words.remindMe}</button>
  </form>`
}

function field(name: string, label: string, faults: Readonly<Record<string, string>>, input: Html): Html {
  const fault = faults[name]
  return html`<label class="field">${label} ${input}</label> ${fault && html`<p class="field-fault" id="fault-${name}">${fault}</p>`}`
}

function wrong(name: string, faults: Readonly<Record<string, string>>): Html | string {
  return faults[name] ? html`aria-invalid="true" aria-describedby="fault-${name}"` : ''
}
