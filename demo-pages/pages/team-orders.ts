// `/account/teams`: the organiser's team orders, and `/account/teams/<id>`: the page of one; long because each button has a form. Every button is a plain form that posts to its
// page with its `step`.
import { readForm, readId } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import { writeDay } from '../service/store-day.ts'
import { type TeamsAnswer, teamsOf } from '../service/team-answers.ts'
import { startTeam } from '../service/start-team.ts'
import { approveWaiting, changeClosing, changeLink, changeSizes, judgePlayer, orderTeam } from '../service/team-orders.ts'
import { remindPlayers } from '../service/team-reminders.ts'
import { ShopError } from '../shop/shop-error.ts'
import { accountPage } from './account-frame.ts'
import { hidden, html, type Html } from './markup.ts'
import { mount } from './mount.ts'
import type { Page } from './page.ts'
import { noticeList } from './parts/notices.ts'
import { productPicture } from './parts/picture.ts'
import { refusedFields, saidAbove } from './plain-refusal.ts'
import { given } from './returns.ts'
import { refusable } from './service-page.ts'
import { teamTexts } from './texts/teams.ts'

const path = 'account/teams'

/** GET and POST `/account/teams` */
export const showTeams = accountPage(path, async (page, _words, c) => {
  const { form, refusal, next } = await takeForm(page, c, path)
  if (next) return next
  const words = teamTexts[page.store.language]
  const teams = await teamsOf(c)
  const above = saidAbove(page, refusal)
  const started = form?.get('step') === 'start' ? form : null
  const values = Object.fromEntries(['source', 'title', 'closesOn'].map((name) => [name, (started?.get(name) ?? '').slice(0, 100)]))
  if (!started) values['source'] = c.req.query('source') ?? ''
  return {
    title: words.title,
    status: refusal?.status ?? 200,
    body: html`<p class="lead">${words.lead}</p>
      ${above !== null && noticeList([{ kind: 'error', text: above }])}
      ${mount(page, 'team-orders', {
        when: 'load',
        options: given({
          action: page.link(path),
          teamUrl: page.link(`${path}/{id}`),
          values,
          refused: refusedFields(page, refusal),
        }),
        answers: { 'api/customer/teams': teams },
        fallback: () => drawTeams(page, teams, values),
      })}`,
  }
})

/** GET and POST `/account/teams/<id>` */
export const showTeam = accountPage(path, async (page, _words, c) => {
  const own = `${path}/${readId(c.req.param('id'))}`
  const { refusal, next } = await takeForm(page, c, own)
  if (next) return next
  const words = teamTexts[page.store.language]
  const teams = await teamsOf(c)
  const team = teams.items.find(({ id }) => id === readId(c.req.param('id')))
  if (!team) throw new ShopError(404, 'team-order.missing', { code: 'team' })
  return {
    title: team.title,
    status: refusal?.status ?? 200,
    body: html`${refusal && noticeList([{ kind: 'error', text: saidAbove(page, refusal) ?? '' }])}
      ${mount(page, 'team-orders', {
        when: 'load',
        options: { action: page.link(own), teamId: team.id },
        answers: { 'api/customer/teams': teams },
        fallback: () => drawTeam(page, team, own),
      })}
      <p><a href="${page.link(path)}">${words.all}</a></p>`,
  }
})

interface Taken {
  form: URLSearchParams | null
  refusal: ShopError | null
  /** The way on after a form that was accepted. */
  next: Response | null
}

async function takeForm(page: Page, c: HostContext, own: string): Promise<Taken> {
  if (c.req.method !== 'POST') return { form: null, refusal: null, next: null }
  const form = await readForm(c)
  const done = await refusable(() => take(c, form, own))
  if (!done.value) return { form, refusal: done.refusal, next: null }
  sendHint(c, c.get('session'))
  return { form, refusal: null, next: c.redirect(page.link(done.value), 303) }
}

async function take(c: HostContext, form: URLSearchParams, own: string): Promise<string> {
  const [shop, session] = [c.get('shop'), c.get('session')]
  const text = (name: string) => form.get(name) ?? ''
  const team = readId(form.get('team'))
  const asked = text('step')
  if (asked === 'start') {
    const id = await startTeam(shop, session, { source: text('source'), item: null, title: text('title'), closesOn: text('closesOn') })
    return `${path}/${id}`
  }
  if (asked === 'revoke' || asked === 'renew') await changeLink(shop, session, team, asked === 'renew')
  if (asked === 'day' || asked === 'close') await changeClosing(shop, session, team, asked === 'day' ? text('closesOn') : null)
  if (asked === 'approve' && !form.has('player')) await approveWaiting(shop, session, team)
  else if (asked === 'approve' || asked === 'remove') await judgePlayer(shop, session, team, readId(form.get('player')), asked)
  if (asked === 'size') await changeSizes(shop, session, team, readId(form.get('player')), sizesIn(form))
  if (asked === 'remind') await remindPlayers(shop, session, team)
  if (asked !== 'order') return own
  await orderTeam(shop, session, team, form.has('player') ? readId(form.get('player')) : null)
  return 'checkout/cart'
}

/** The sizes by product, as a button of a player names them: `size[31]`. */
function sizesIn(form: URLSearchParams): Map<number, string> {
  return new Map(
    [...form].flatMap(([name, value]) => {
      const id = /^size\[(\d{1,9})\]$/.exec(name)?.[1]
      return id ? [[Number(id), value] as const] : []
    }),
  )
}

function drawTeams(page: Page, { items, sources }: TeamsAnswer, typed: Readonly<Record<string, string>>): Html {
  const words = teamTexts[page.store.language]
  return html`${items.length === 0 ? html`<p>${words.none}</p>` : html`<ul role="list">${items.map(({ id, title }) => html`<li><a href="${page.link(`${path}/${id}`)}">${title}</a></li>`)}</ul>`}
    <section class="team-order" aria-labelledby="team-begin">
      <h2 id="team-begin">${words.begin}</h2>
      ${
        sources.length === 0
          ? html`<p>${words.noSource}</p>`
          : html`<form class="team-form" action="${page.link(path)}" method="post">
              ${hidden('step', 'start')}
              <label class="field"
                >${words.source}
                <select class="input" name="source">
                  ${sources.map(
                    (source) =>
                      html`<option value="${source.id}" ${source.id === typed['source'] && html`selected`}>${sourceLabel(page, source)}</option>`,
                  )}
                </select></label
              >
              <label class="field">${words.name} <input class="input" name="title" value="${typed['title'] ?? ''}" maxlength="80" required /></label>
              <label class="field">${words.closes} <input class="input" type="date" name="closesOn" value="${typed['closesOn'] ?? ''}" required /></label>
              <button class="button" type="submit">${words.start}</button>
            </form>`
      }
    </section>`
}

function sourceLabel(page: Page, { name, players, is_ordered, team, year }: TeamsAnswer['sources'][number]): string {
  const words = teamTexts[page.store.language]
  // The kit alone, from its own page.
  if (players === 0) return name
  const from = [team, year].filter((part) => part !== null).join(' ')
  return [name, words.players(players), from || (is_ordered ? words.fromOrder : words.fromCart)].join(', ')
}

type Team = TeamsAnswer['items'][number]

function drawTeam(page: Page, team: Team, own: string): Html {
  const step = stepOn(page, own, team)
  const words = teamTexts[page.store.language]
  const missing = team.players.filter((player) => player.state === 'approved' && player.missing.length === 0).length
  const waiting = team.players.filter((player) => player.state === 'waiting' && player.missing.length === 0).length
  const isWhole = team.players.length > 0 && team.players.every(({ state }) => state === 'in-cart' || state === 'ordered')
  const day = writeDay(page.store, team.closes_on)
  return html`<section class="team-order" aria-label="${team.title}">
    ${team.picture && productPicture(team.picture, { alt: '', sizes: '160px', largest: 320 })}
    <p>${words.kit}: ${team.kit_url === null ? team.kit : html`<a href="${team.kit_url}">${team.kit}</a>`}</p>
    ${team.orderable_until !== null && html`<p>${words.orderable(writeDay(page.store, team.orderable_until))}</p>`}
    <p class="hint">${words.deleted(writeDay(page.store, team.deleted_on))}</p>
    ${
      team.link === null
        ? html`<p>${words.revoked}</p>`
        : html`<p>${team.is_open ? words.open : words.closed} ${day}</p>
            <label class="field">${words.link} <input class="input" type="text" readonly value="${team.link}" /></label>
            <p class="hint">${words.linkHint}</p>`
    }
    <div class="team-buttons">
      ${team.link !== null && step('revoke', words.revoke)} ${step('renew', words.renew)}
      ${team.is_open && step('close', words.close)}
    </div>
    ${team.reminder.addresses > 0 && html`<p>${words.addresses(team.reminder.addresses)}</p>`}
    ${team.reminder.sent_on !== null && html`<p>${words.reminded(writeDay(page.store, team.reminder.sent_on))}</p>`}
    ${team.reminder.can_send && step('remind', words.remind)}
    <form class="team-form" action="${page.link(own)}" method="post">
      ${hidden('step', 'day')} ${hidden('team', String(team.id))}
      <label class="field">${words.open} <input class="input" type="date" name="closesOn" value="${team.closes_on}" required /></label>
      <button class="button button-plain" type="submit">${words.setDay}</button>
    </form>
    ${waiting > 1 && step('approve', words.approveAll(waiting), 'button')}
    ${
      team.players.length > 0 &&
      html`<ul class="team-players" role="list">
        ${team.players.map((player) => drawPlayer(page, team, player, step))}
      </ul>`
    }
    ${missing > 0 ? step('order', words.order(missing), 'button') : isWhole && html`<p>${words.nothing}</p>`}
  </section>`
}

function drawPlayer(page: Page, { parts }: Team, player: Team['players'][number], step: ReturnType<typeof stepOn>): Html {
  const words = teamTexts[page.store.language]
  // Pieces without a name are called by their number.
  const name = [player.name, player.qty > 1 && `× ${player.qty}`].filter(Boolean).join(' ')
  const isFree = player.state === 'waiting' || player.state === 'approved'
  const isSized = player.missing.length === 0
  return html`<li class="team-player" data-state="${player.state}">
    <p><strong>${name}</strong>${player.number && html`, ${words.number} ${player.number}`} <span>${words.states[player.state]}</span></p>
    <p class="hint">${player.sizes.map((worn) => `${worn.name} ${worn.size}`).join(', ')}</p>
    ${player.last && html`<p class="hint">${player.last.year}: ${player.last.sizes.map(({ product_id, size }) => `${parts.find((part) => part.product_id === product_id)?.name ?? ''} ${size}`).join(', ')}</p>`}
    ${!isSized && html`<p>${words.noSize(player.missing.join(', '))}</p>`}
    ${
      isFree &&
      html`<div class="team-buttons">
        ${(player.last !== null || !isSized) && parts.map((part) => nextSize(part, player, words.larger, step))}
        ${player.state === 'waiting' && isSized && step('approve', `${words.approve}: ${name}`, 'button', player.id)}
        ${player.state === 'approved' && isSized && step('order', `${words.orderOne}: ${name}`, 'button button-plain', player.id)}
        ${step('remove', `${words.remove}: ${name}`, 'button button-plain', player.id)}
      </div>`
    }
  </li>`
}

/** The button for the next size of a part; nothing after the last one. */
function nextSize(
  { product_id, name, sizes }: Team['parts'][number],
  player: Team['players'][number],
  label: (part: string, size: string) => string,
  step: ReturnType<typeof stepOn>,
): Html | null {
  const own = player.sizes.find((worn) => worn.product_id === product_id)?.value
  const next = sizes[sizes.findIndex(({ value }) => value === own) + 1]
  return next
    ? step(
        'size',
        `${label(name, next.label)}: ${player.name}`,
        'button button-plain',
        player.id,
        hidden(`size[${product_id}]`, next.value),
      )
    : null
}

/** A button of a team order, as a form of its own. */
function stepOn(page: Page, own: string, { id }: Team) {
  return (name: string, label: string, style = 'button button-plain', player: number | null = null, more: Html | null = null): Html =>
    html`<form action="${page.link(own)}" method="post">
      ${hidden('step', name)} ${hidden('team', String(id))} ${player !== null && hidden('player', String(player))} ${more}
      <button class="${style}" type="submit">${label}</button>
    </form>`
}
