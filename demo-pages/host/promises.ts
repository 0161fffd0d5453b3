// What the shop promises, each fact once: pages, articles and mails name it as `{{answer}}`, and get the words of their language.
import words from './promises.json' with { type: 'json' }
import type { Language } from './store-view.ts'

/** The working days within which the shop answers whatever somebody writes. */
export const answerDays = 2
/** The working days that printing and stringing take. */
export const workshopDays = 2
/** The working days until a supplier has sent what the shop itself does not keep. */
export const supplierDays = 4
/** The working days that a team's kit takes, made from its list of players. */
export const teamKitDays = 9
/** The days after delivery in which a shopper can withdraw; the law requires 14. Returns are free. */
export const withdrawalDays = 14
/** The days within which a bill of Afterpay has to be paid. */
export const creditDays = 14
/** The days after which a network that a customer has not used counts as new to her, and is forgotten. */
export const knownPlaceDays = 180
/** The hour before which an order of a working day is sent the same day. */
export const cutOffHours: Readonly<Record<Language, number>> = { nl: 22, en: 22, de: 14, sv: 22 }

const known = new Map(Object.entries(words))

/** Fills the promises in a text; throws for one that the shop does not make. */
export function fillPromises(text: string, language: Language): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const promise = known.get(name)?.[language]
    if (promise === undefined) throw new Error(`promises: the shop has no promise "${name}"; known are ${[...known.keys()].join(', ')}`)
    return promise
  })
}
