// Pages that interrupt a visit: the one after logging out, and the one that is shown while the shop is closed.
import type { HostContext } from '../host/context.ts'
import type { Frame } from './frame.ts'
import { html } from './markup.ts'
import { mount } from './mount.ts'
import type { Page } from './page.ts'
import { accountTexts } from './texts/account.ts'

/** `/logout`: redirects to the home page after five seconds, unless the visitor chooses to stay. */
export async function showLogout(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const { pages } = page.texts
  if (c.get('session').customerId !== null) return confirmLogout(frame, c, page)
  const isStaying = c.req.query('stay') !== undefined
  const home = page.link('')
  return frame.show(c, page, {
    name: 'logout',
    title: pages.loggedOut,
    isIndexed: false,
    body: html`<div class="whistle wrap">
      <h1>${pages.loggedOut}</h1>
      ${!isStaying && html`<noscript><meta http-equiv="refresh" content="5; url=${home}" /></noscript>`}
      ${mount(page, 'logout-timer', {
        when: 'load',
        attributes: { homeUrl: home, isStaying: isStaying || null },
        isDrawn: false,
        fallback: html`<p>${isStaying ? pages.stayText : pages.loggedOutText}</p>
          <p class="buttons">
            <a class="button" href="${home}">${pages.toHome}</a>
            ${!isStaying && html`<a class="button button-plain" href="${page.link('logout?stay')}">${pages.stay}</a>`}
          </p>`,
      })}
    </div>`,
  })
}

/** A GET does not log a customer out: she has to press the button. */
function confirmLogout(frame: Frame, c: HostContext, page: Page): Promise<Response> {
  const { logout } = accountTexts[page.store.language]
  return frame.show(c, page, {
    name: 'logout',
    title: logout,
    isIndexed: false,
    body: html`<div class="whistle wrap">
      <h1>${logout}</h1>
      <form action="${page.link('account/logout')}" method="post"><button class="button" type="submit">${logout}</button></form>
    </div>`,
  })
}

/** `/maintenance`; its status tells clients that it is temporary. */
export async function showMaintenance(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const { pages } = page.texts
  c.header('Retry-After', '300')
  return frame.show(
    c,
    page,
    {
      name: 'maintenance',
      title: pages.maintenance,
      isIndexed: false,
      isQuiet: true,
      body: html`<div class="whistle wrap">
        <h1>${pages.maintenance}</h1>
        <p>${pages.maintenanceText}</p>
        <p><a class="button" href="${page.link('')}">${pages.again}</a></p>
        ${mount(page, 'maintenance-notice', { attributes: { isClosed: true, backUrl: c.req.path.endsWith('/maintenance') ? page.link('') : null }, fallback: '' })}
      </div>`,
    },
    503,
  )
}
