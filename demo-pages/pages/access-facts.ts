// How accessible the service is, each fact once by language: the statement and the terms both tell them (2019/882, annex V).
import * as v from 'valibot'
import type { Language, StoreView } from '../host/store-view.ts'
import de from './articles/de/access.json' with { type: 'json' }
import en from './articles/en/access.json' with { type: 'json' }
import nl from './articles/nl/access.json' with { type: 'json' }
import sv from './articles/sv/access.json' with { type: 'json' }

const Text = v.pipe(v.string(), v.nonEmpty())

const Facts = v.strictObject({
  /** What the service is. */
  service: Text,
  /** How it is used. */
  use: Text,
  meets: v.pipe(v.array(Text), v.nonEmpty()),
  gaps: v.array(Text),
  checked: Text,
  /** The day of the last review; its month is told. */
  reviewed: v.pipe(v.string(), v.isoDate()),
})

const known: Record<Language, v.InferOutput<typeof Facts>> = {
  nl: v.parse(Facts, nl),
  en: v.parse(Facts, en),
  de: v.parse(Facts, de),
  sv: v.parse(Facts, sv),
}

/** The facts as values for the placeholders of articles, as Markdown. */
export function accessFacts({ language, locale }: Pick<StoreView, 'language' | 'locale'>): Record<string, string> {
  const { service, use, meets, gaps, checked, reviewed } = known[language]
  const month = new Intl.DateTimeFormat(locale.replace('_', '-'), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')
  return {
    accessService: service,
    accessUse: use,
    accessMeets: list(meets),
    accessGaps: list(gaps),
    accessChecked: checked,
    accessReviewed: month.format(new Date(reviewed)),
  }
}
