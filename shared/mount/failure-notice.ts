// Shows the sentence for a widget that could not be loaded, in the page's language; part of the loader, since no catalogue may be
// available.
import type { Language } from '#shared/i18n/locale.ts'
import { FAILURE } from './attributes.ts'
import { clearFailure } from './clear-failure.ts'

const sentences: Readonly<Record<Language, readonly [sentence: string, link: string]>> = {
  en: ['This part of the page could not be loaded.', 'Try again'],
  nl: ['Dit deel van de pagina kon niet worden geladen.', 'Probeer opnieuw'],
  de: ['Dieser Teil der Seite konnte nicht geladen werden.', 'Erneut versuchen'],
  sv: ['Den här delen av sidan kunde inte laddas.', 'Försök igen'],
}

/**
 * Adds the sentence and a link at the end of a mount. The link retries without leaving the page;
 * should even that script be missing it is a plain link to the same page.
 */
export function showFailure(mount: Element, language: Language, retry: () => void): void {
  const hadFocus = clearFailure(mount)
  const [sentence, text] = sentences[language]
  const notice = document.createElement('p')
  notice.setAttribute(FAILURE, '')
  notice.setAttribute('role', 'status')
  const link = document.createElement('a')
  link.href = location.href
  link.textContent = text
  link.addEventListener('click', (event) => {
    event.preventDefault()
    retry()
  })
  notice.append(`${sentence} `, link)
  mount.append(notice)
  if (hadFocus) link.focus({ preventScroll: true })
}
