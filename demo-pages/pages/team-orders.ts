// `/account/teams`: the organiser's team orders. Every button is a plain form that posts here with its `step`.
import { readForm, readId } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import { writeDay } from '../service/store-day.ts'
import { type TeamsAnswer, teamsOf } from '../service/team-answers.ts'
import { changeClosing, changeLink, judgePlayer, orderTeam, startTeam } from '../service/team-orders.ts'
import { accountPage } from './account-frame.ts'
import { hidden, html, type Html } from './markup.ts'
import { mount } from './mount.ts'
import type { Page } from './page.ts'
import { noticeList } from './parts/notices.ts'
import { refusedFields, saidAbove } from './plain-refusal.ts'
import { given } from './returns.ts'
import { refusable } from './service-page.ts'
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
  const words = teamTexts[page.store.language]
  const teams = await teamsOf(c)
  const above = saidAbove(page, done?.refusal ?? null)
  const started = form?.get('step') === 'start' ? form : null
  const values = Object.fromEntries(['source', 'title', 'closesOn'].map((name) => [name, (started?.get(name) ?? '').slice(0, 100)]))
  if (!started) values['source'] = c.req.query('source') ?? ''
  return {
    title: words.title,
    status: done?.refusal?.status ?? 200,
    body: html`<p class="lead">${words.lead}</p>
      ${above !== null && noticeList([{ kind: 'error', text: above }])}
      ${mount(page, 'team-orders', {
        when: 'load',
        options: given({ action: page.link(path), values, refused: refusedFields(page, done?.refusal ?? null) }),
        answers: { 'api/customer/teams': teams },
        fallback: () => drawTeams(page, teams, values),
      })}`,
  }
})

async function take(c: HostContext, form: URLSearchParams): Promise<string> {
  const [shop, session] = [c.get('shop'), c.get('session')]
  const text = (name: string) => form.get(name) ?? ''
  const team = readId(form.get('team'))
  const asked = text('step')
  if (asked === 'start') await startTeam(shop, session, { source: text('source'), title: text('title'), closesOn: text('closesOn') })
  if (asked === 'revoke' || asked === 'renew') await changeLink(shop, session, team, asked === 'renew')
  if (asked === 'day' || asked === 'close') await changeClosing(shop, session, team, asked === 'day' ? text('closesOn') : null)
  if (asked === 'approve' || asked === 'remove') await judgePlayer(shop, session, team, readId(form.get('player')), asked)
  if (asked !== 'order') return path
  await orderTeam(shop, session, team)
  return 'checkout/cart'
}

function drawTeams(page: Page, { items, sources }: TeamsAnswer, typed: Readonly<Record<string, string>>): Html {
  const words = teamTexts[page.store.language]
  return html`${items.length === 0 ? html`<p>${words.none}</p>` : items.map((team) => drawTeam(page, team))}
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
                    ({ id, name, players, is_ordered }) =>
                      html`<option value="${id}" ${id === typed['source'] && html`selected`}>
                        ${name}, ${words.players(players)}, ${is_ordered ? words.fromOrder : words.fromCart}
                      </option>`,
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

type Team = TeamsAnswer['items'][number]

function drawTeam(page: Page, team: Team): Html {
  const words = teamTexts[page.store.language]
  const missing = team.players.filter(({ state }) => state === 'approved').length
  const isWhole = team.players.length > 0 && team.players.every(({ state }) => state === 'in-cart' || state === 'ordered')
  const day = writeDay(page.store, team.closes_on)
  const title = `team-${team.id}`
  return html`<section class="team-order" aria-labelledby="${title}">
    <h2 id="${title}">${team.title}</h2>
    ${
      team.link === null
        ? html`<p>${words.revoked}</p>`
        : html`<p>${team.is_open ? words.open : words.closed} ${day}</p>
            <label class="field">${words.link} <input class="input" type="text" readonly value="${team.link}" /></label>
            <p class="hint">${words.linkHint}</p>`
    }
    <div class="team-buttons">
      ${team.link !== null && step(page, team, 'revoke', words.revoke)} ${step(page, team, 'renew', words.renew)}
      ${team.is_open && step(page, team, 'close', words.close)}
    </div>
    <form class="team-form" action="${page.link(path)}" method="post">
      ${hidden('step', 'day')} ${hidden('team', String(team.id))}
      <label class="field">${words.open} <input class="input" type="date" name="closesOn" value="${team.closes_on}" required /></label>
      <button class="button button-plain" type="submit">${words.setDay}</button>
    </form>
    ${
      team.players.length > 0 &&
      html`<ul class="team-players" role="list">
        ${team.players.map((player) => drawPlayer(page, team, player))}
      </ul>`
    }
    ${missing > 0 ? step(page, team, 'order', words.order(missing), 'button') : isWhole && html`<p>${words.nothing}</p>`}
  </section>`
}

function drawPlayer(page: Page, team: Team, player: Team['players'][number]): Html {
  const words = teamTexts[page.store.language]
  const isFree = player.state === 'waiting' || player.state === 'approved'
  return html`<li class="team-player" data-state="${player.state}">
    <p><strong>${player.name}</strong>${player.number && html`, ${words.number} ${player.number}`} <span>${words.states[player.state]}</span></p>
    <p class="hint">${player.sizes.map(({ name, size }) => `${name} ${size}`).join(', ')}</p>
    ${
      isFree &&
      html`<div class="team-buttons">
        ${player.state === 'waiting' && step(page, team, 'approve', `${words.approve}: ${player.name}`, 'button', player.id)}
        ${step(page, team, 'remove', `${words.remove}: ${player.name}`, 'button button-plain', player.id)}
      </div>`
    }
  </li>`
}

function step(page: Page, { id }: Team, name: string, label: string, style = 'button button-plain', player: number | null = null): Html {
  return html`<form action="${page.link(path)}" method="post">
    ${hidden('step', name)} ${hidden('team', String(id))} ${player !== null && hidden('player', String(player))}
    <button class="${style}" type="submit">${label}</button>
  </form>`
}
