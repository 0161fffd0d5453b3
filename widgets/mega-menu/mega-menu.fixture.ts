// The fixture for the conformance suite: two departments of a menu bar.
import type { Fixture } from '#widgets/fixture.ts'

const menu =
  '<div class="mega-menu-groups"><ul class="mega-menu-columns"><li class="mega-menu-group"><a href="/en/racket-sports/tennis">Tennis</a><ul><li><a href="/en/racket-sports/tennis/rackets">Rackets</a></li><li><a href="/en/racket-sports/tennis/strings">Strings</a></li></ul></li><li class="mega-menu-group"><a href="/en/racket-sports/padel">Padel</a></li></ul></div>'

/** Plain links. */
export const fixture: Fixture = {
  fallback:
    '<ul role="list"><li data-menu="3"><a href="/en/racket-sports">Racket sports</a></li><li data-menu="4"><a href="/en/team-wear">Team wear</a></li></ul>',
  answers: { 'api/navigation/get-dropdown/3': menu, 'api/navigation/get-dropdown/4': 404 },
  scenes: {
    open: { press: ['[data-menu="3"] .mega-menu-button'], answers: {}, shows: '[data-menu="3"] .mega-menu-panel a' },
    'without an answer': { press: ['[data-menu="4"] .mega-menu-button'], answers: {}, shows: '[data-menu="4"] .mega-menu-button' },
  },
}
