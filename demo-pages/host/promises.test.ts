// Tests that pages, articles and mails name each promise by its fact: a number of days or an hour in their own words could contradict it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { daysUntilSent, parcelDays } from '../shop/delivery.ts'
import { writeWeekdays } from '../shop/delivery-slots.ts'
import { answerDays, creditDays, cutOffHours, fillPromises, knownPlaceDays, teamKitDays, withdrawalDays, workshopDays } from './promises.ts'
import { storeViews, type Language } from './store-view.ts'

const root = join(import.meta.dirname, '..')
const languages: readonly Language[] = ['nl', 'en', 'de', 'sv']
const numbers: Record<Language, readonly string[]> = {
  nl: ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  de: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  sv: ['noll', 'en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio'],
}

describe.each(languages)('in %s', (language) => {
  const fact = (name: string) => fillPromises(`{{${name}}}`, language)

  test('the words say the numbers that the shop counts with', () => {
    expect(fact('answer').split(' ')[0]).toBe(numbers[language][answerDays])
    expect(fact('workshop').split(' ')[0]).toBe(numbers[language][workshopDays])
    expect(fact('workshopMore').split(' ')[0]).toBe(numbers[language][workshopDays])
    expect(workshopDays).toBe(daysUntilSent('workshop'))
    expect(fact('teamKitMore').split(' ')[0]).toBe(numbers[language][teamKitDays])
    expect(teamKitDays).toBe(daysUntilSent('made-to-order'))
    expect([fact('withdrawal'), fact('bill'), fact('knownPlace')]).toEqual([withdrawalDays, creditDays, knownPlaceDays].map(String))
    expect(Number.parseInt(fact('cutOff'), 10)).toBe(cutOffHours[language])
    const store = storeViews.find((view) => view.language === language)
    expect(fact('deliveryDays')).toBe(writeWeekdays({ locale: store?.locale ?? '' }, parcelDays))
  })

  /** A number of working days, minutes, or days to withdraw, and any time of day, written out. */
  const written: Record<Language, RegExp> = {
    nl: /(één|twee|drie|vijf|negen|tien|\d+) werkdag|\b14 dagen|15 minuten|\b\d{1,2}[:.]00\b|\d uur\b/,
    en: /(one|two|three|five|nine|ten|\d+) working day|\b14[- ]days?\b|15 minutes|\b\d{1,2}[:.]00\b|\d ?[ap]m\b/,
    de: /(eines|einen|einem|zwei|drei|fünf|neun|zehn|\d+) Werktag|\b14 Tage|15 Minuten|\b\d{1,2}[:.]00\b|\d Uhr\b/,
    sv: /(en|två|tre|fem|nio|tio|\d+) arbetsdag(?!\s+s|,)|\b14 daga|15 minuter|\b\d{1,2}[:.]00\b|kl\. ?\d/,
  }
  // Neither promises: how long log files are kept, and the days on which to order.
  const isOther = (line: string) => /Serverlogs|Server logs|Serverprotokolle|Serverloggar/.test(line)

  test('no text writes a promise out', () => {
    const files = [
      ...readdirSync(join(root, 'pages/articles', language)).map((name) => join('pages/articles', language, name)),
      ...['pages/texts', 'shop/texts'].flatMap((folder) =>
        readdirSync(join(root, folder), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => join(folder, name, `${language}.json`)),
      ),
    ]
    const lines = files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => written[language].test(line) && !isOther(line))
        .map((line) => `${file}: ${line.trim().slice(0, 160)}`),
    )
    expect(lines).toEqual([])
  })
})

test('a promise that the shop does not make is an error', () => {
  expect(() => fillPromises('within {{never}}', 'en')).toThrow('the shop has no promise "never"')
})
