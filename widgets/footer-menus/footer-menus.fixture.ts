// The fixture for the conformance suite: two menus of a footer.
import type { Fixture } from '#widgets/fixture.ts'

const group = (title: string, link: string) =>
  `<nav class="footer-menus-group" aria-label="${title}"><h2 class="footer-menus-title">${title}</h2><ul class="footer-menus-list"><li><a href="${link}">${title} now</a></li></ul></nav>`

/** Headings and lists as a theme prints them. */
export const fixture: Fixture = {
  fallback: group('Service', '/en/contact') + group('About us', '/en/pages/about'),
}
