// Formats the report: the base in the order of a purchase, the extensions, the widgets, and the settings to add.
import { extensionTexts } from '../contract/extensions.ts'
import { purchase } from '../contract/purchase.ts'
import { extensionNames } from '#shared/domain/extension.ts'
import { type Entry, headingOf, type Report, type Verdict } from './report.ts'
import { widgetLines } from './widgets.ts'

const labels: Readonly<Record<Verdict, string>> = {
  works: 'works',
  without: 'works without',
  needs: 'NEEDS',
  unasked: 'not asked',
  absent: 'not there',
}

/** The whole report. */
export function written(report: Report, paste: Readonly<Record<string, unknown>>): string {
  if (report.fatal !== null) return [...report.head, '', report.fatal].join('\n')
  const { entries } = report
  return [
    ...report.head,
    ...(report.policy.length > 0
      ? ['', 'CONTENT-SECURITY-POLICY of the page', '', ...report.policy.map((line) => `  NEEDS         ${line}`)]
      : []),
    '',
    'THE BASE, in the order of a purchase',
    ...purchase.flatMap(({ title, calls }) => [
      '',
      title,
      ...calls.flatMap(({ name }) => entries.filter(({ call }) => call.name === name).flatMap(linesOf)),
    ]),
    '',
    'EXTENSIONS, which are ours: without one a page does as below',
    '',
    ...extensionNames.flatMap((name) =>
      ofExtension(
        name,
        entries.filter(({ call }) => call.group === name),
      ),
    ),
    '',
    'BY WIDGET, as far as the base goes',
    '',
    ...widgetLines(entries),
    ...(report.advice.size > 0 ? ['', 'GOOD TO KNOW', '', ...Array.from(report.advice, (one) => `  ${one}`)] : []),
    '',
    'SETTINGS to paste into #touchline-page',
    '',
    JSON.stringify(paste, null, 2),
    ...unsaidLines(report, paste),
    ...('session' in paste
      ? ['', '"session" says who is here: fill it in on pages that no cache keeps, and leave it out on all others.']
      : []),
    ...('facets' in paste ? ['', '"facets" are what shoppers read above a filter: your lists have only codes. Write names.'] : []),
    ...('reasons' in paste ? ['', '"reasons" have the codes that your platform knows: list yours.'] : []),
    '',
    sum(entries),
  ].join('\n')
}

const examples: Readonly<Record<string, string>> = {
  locale: '"locale": "nl_NL"',
  currency: '"currency": "EUR"',
  country: '"country": "NL"',
  store: '"store": { "id": 1, "code": "nl", "name": "My shop" }',
}

/** The settings that the shop has to add itself. */
function unsaidLines({ unsaid }: Report, paste: Readonly<Record<string, unknown>>): string[] {
  const names = unsaid.filter((name) => !(name in paste) || name === 'store')
  return names.length > 0 ? ['', `Add what only you know, as in ${names.map((name) => examples[name]).join(', ')}.`] : []
}

function linesOf({ call, verdict, lines }: Entry): string[] {
  if (verdict === 'unasked') return [`  ${labels[verdict].padEnd(14)}${headingOf(call)} (${lines.join('; ')})`]
  return [`  ${labels[verdict].padEnd(14)}${headingOf(call)}`, ...lines.map((line) => `${' '.repeat(18)}${line}`)]
}

function ofExtension(name: (typeof extensionNames)[number], entries: readonly Entry[]): string[] {
  const sent = entries.filter(({ verdict }) => verdict !== 'unasked')
  const there = sent.filter(({ verdict }) => verdict !== 'absent')
  if (there.length === 0) return [`  ${name.padEnd(14)}${sent.length > 0 ? 'not there' : 'not asked'}. ${extensionTexts[name].without}`]
  const bad = there.filter(({ verdict }) => verdict === 'needs' || verdict === 'without')
  const gone = sent.filter(({ verdict }) => verdict === 'absent')
  return [
    `  ${name.padEnd(14)}${bad.length > 0 ? 'NEEDS' : 'works'}, ${there.length} of its ${entries.length} calls asked`,
    ...bad.flatMap(linesOf).map((line) => `  ${line}`),
    ...gone.map(({ call }) => `    not there     ${headingOf(call)}`),
  ]
}

function sum(entries: readonly Entry[]): string {
  const base = entries.filter(({ call }) => call.group === 'base')
  const count = (verdict: Verdict) => base.filter((one) => one.verdict === verdict).length
  const [works, without, needs, unasked] = [count('works'), count('without'), count('needs'), count('unasked')]
  return `The base: ${works} of ${base.length} calls work, ${without} work without something, ${needs} need something, ${unasked} were not asked.`
}
