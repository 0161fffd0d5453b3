// The newsletter's form, in the footer of every page and on its own page.
import { html, type Html } from '../markup.ts'
import { mount, type MountContent } from '../mount.ts'
import type { Page } from '../page.ts'
import { newsletterTexts } from '../texts/newsletter.ts'

/** The form; without the suite it posts as a plain form. */
export function newsletterForm(page: Page, email = ''): Html {
  return mount(page, 'newsletter-form', newsletterContent(page, email))
}

/** The content of its mount. */
export function newsletterContent(page: Page, email = ''): MountContent {
  const texts = newsletterTexts[page.store.language]
  const number = page.mounts + 1
  return {
    attributes: { action: page.link('newsletter'), consent: texts.consent },
    options: email ? { email } : {},
    fallback: html`<form class="login-form" action="${page.link('newsletter')}" method="post">
      <div class="field">
        <label for="newsletter-email-${number}">${texts.email}</label>
        <input class="input" id="newsletter-email-${number}" type="email" name="email" value="${email}" autocomplete="email" required />
      </div>
      <label><input type="checkbox" name="consent" value="1" required /> ${texts.consent}</label>
      <button class="button" type="submit">${texts.subscribe}</button>
    </form>`,
  }
}

/** The form in the footer, with a sentence about the newsletter. */
export function footerNewsletter(page: Page): Html {
  const texts = newsletterTexts[page.store.language]
  return html`<section class="footer-newsletter wrap" aria-labelledby="footer-newsletter">
    <div>
      <h2 id="footer-newsletter">${texts.title}</h2>
      <p>${texts.lead} <a href="${page.link('pages/privacy')}">${texts.privacy}</a></p>
    </div>
    ${newsletterForm(page)}
  </section>`
}
