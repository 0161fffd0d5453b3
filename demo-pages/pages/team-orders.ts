// `/account/teams`: the organiser's team orders. Every button is a plain form that posts here with its `step`.
import { readForm, readId } from '../server/body.ts'
import type { HostContext } from '../server/context.ts'
import { sendHint } from '../server/cookies.ts'
import { writeDay } from '../service/store-day.ts'
import type { SizedPart } from '../service/team-kit.ts'
import { showKit } from '../service/team-kit.ts'
import type { ListedPlayer, ListedTeam } from '../service/listed-teams.ts'
import { listSources, listTeams } from '../service/listed-teams.ts'
import { changeLink, judgePlayer, orderTeam, startTeam } from '../service/team-orders.ts'
import { accountPage } from './account-frame.ts'
import { hidden, html, type Html } from './markup.ts'
import type { Page } from './page.ts'
import { noticeList } from './parts/notices.ts'
import { refusable, refusalText } from './service-page.ts'
import { teamTexts } from './texts/teams.ts'

const path = 'account/teams'

/** GET and POST `/account/teams` */
export const showTeams = accountPage(path, async (page, _words, c) => {
  const form = c.req.method === 'POST' ? await readForm(c) : null
  const done = form && (await refusable(() => take(c, form)))
  if (done?.value) {
    sendHint(c, c.get('session'))
    return c.redirect(page.link(done.value), 303)
  }
  const [shop, session] = [c.get('shop'), c.get('session')]
  const words = teamTexts[page.store.language]
  const teams = await listTeams(shop, session)
  const parts = await Promise.all(teams.map(async ({ kit }) => (await showKit(shop.db, page.store, kit))?.parts ?? []))
  const sources = await listSources(shop.db, session)
  const typed = (name: string) => (form?.get('step') === 'start' ? (form.get(name) ?? '').slice(0, 100) : '')
  return {
    title: words.title,
    status: done?.refusal?.status ?? 200,
    body: html`<p class="lead">${words.lead}</p>
      ${done?.refusal && noticeList([{ kind: 'error', text: refusalText(page, done.refusal) }])}
      ${teams.length === 0 ? html`<p>${words.none}</p>` : teams.map((team, at) => drawTeam(page, team, parts[at] ?? []))}
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
                      ({ source, name, players }) =>
                        html`<option value="${source}" ${source === typed('source') && html`selected`}>
                          ${name}, ${words.players(players)}, ${source.startsWith('cart') ? words.fromCart : words.fromOrder}
                        </option>`,
                    )}
                  </select></label
                >
                <label class="field">${words.name} <input class="input" name="title" value="${typed('title')}" maxlength="80" required /></label>
                <label class="field">${words.closes} <input class="input" type="date" name="closesOn" value="${typed('closesOn')}" required /></label>
                <button class="button" type="submit">${words.start}</button>
              </form>`
        }
      </section>`,
  }
})

async function take(c: HostContext, form: URLSearchParams): Promise<string> {
  const [shop, session] = [c.get('shop'), c.get('session')]
  const text = (name: string) => form.get(name) ?? ''
  const team = readId(form.get('team'))
  const asked = text('step')
  if (asked === 'start') await startTeam(shop, session, { source: text('source'), title: text('title'), closesOn: text('closesOn') })
  if (asked === 'revoke' || asked === 'renew') await changeLink(shop, session, team, asked === 'renew')
  if (asked === 'approve' || asked === 'remove') await judgePlayer(shop, session, team, readId(form.get('player')), asked)
  if (asked !== 'order') return path
  await orderTeam(shop, session, team)
  return 'checkout/cart'
}

function drawTeam(page: Page, team: ListedTeam, parts: readonly SizedPart[]): Html {
  const words = teamTexts[page.store.language]
  const missing = team.players.filter(({ state }) => state === 'approved').length
  const day = writeDay(page.store, team.closesOn)
  const title = `team-${team.id}`
  return html`<section class="team-order" aria-labelledby="${title}">
    <h2 id="${title}">${team.title}</h2>
    <p>${team.isOpen || team.link === null ? words.open : words.closed} ${day}</p>
    ${
      team.link === null
        ? html`<p>${words.revoked}</p>`
        : html`<label class="field">${words.link} <input class="input" type="text" readonly value="${team.link}" /></label>
            <p class="hint">${words.linkHint}</p>`
    }
    <div class="team-buttons">
      ${team.link !== null && step(page, team, 'revoke', words.revoke)} ${step(page, team, 'renew', words.renew)}
    </div>
    ${
      team.players.length > 0 &&
      html`<ul class="team-players" role="list">
        ${team.players.map((player) => drawPlayer(page, team, player, parts))}
      </ul>`
    }
    ${missing > 0 ? step(page, team, 'order', words.order(missing), 'button') : team.players.length > 0 && html`<p>${words.nothing}</p>`}
  </section>`
}

function drawPlayer(page: Page, team: ListedTeam, player: ListedPlayer, parts: readonly SizedPart[]): Html {
  const words = teamTexts[page.store.language]
  const worn = player.sizes.flatMap(({ productId, attributes }) => {
    const part = parts.find((one) => one.productId === productId)
    const size = part?.sizes.find(({ value }) =>
      Object.entries(attributes).some(([attribute, option]) => value === `${attribute}:${option}`),
    )
    return part && size ? [`${part.name} ${size.label}`] : []
  })
  const isFree = player.state === 'waiting' || player.state === 'approved'
  return html`<li class="team-player" data-state="${player.state}">
    <p><strong>${player.name}</strong>${player.number && html`, ${words.number} ${player.number}`} <span>${words.states[player.state]}</span></p>
    <p class="hint">${worn.join(', ')}</p>
    ${
      isFree &&
      html`<div class="team-buttons">
        ${player.state === 'waiting' && step(page, team, 'approve', `${words.approve}: ${player.name}`, 'button', player.rowId)}
        ${step(page, team, 'remove', `${words.remove}: ${player.name}`, 'button button-plain', player.rowId)}
      </div>`
    }
  </li>`
}

function step(
  page: Page,
  { id }: ListedTeam,
  name: string,
  label: string,
  style = 'button button-plain',
  player: number | null = null,
): Html {
  return html`<form action="${page.link(path)}" method="post">
    ${hidden('step', name)} ${hidden('team', String(id))} ${player !== null && hidden('player', String(player))}
    <button class="${style}" type="submit">${label}</button>
  </form>`
}
