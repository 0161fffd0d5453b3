// The sentence that says what the drawing of a printed back shows, for people who cannot see it.
import { useLingui } from '@lingui/react/macro'
import type { Shirt } from '#shared/product/rules/shirt.ts'

/** Keeps a text's direction to itself: an Arabic name in an English sentence. */
const isolated = (text: string) => (/^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]*$/u.test(text) ? text : `\u2068${text}\u2069`)

/** The sentence. @example 'Back of the shirt in Red: MÜLLER, number 7, crest on the left' */
export function useShirtSentence({ colour, name, number, crests }: Shirt): string {
  const { t } = useLingui()
  const digits = number?.text ?? ''
  const printed = [isolated(name?.text ?? ''), digits === '' ? '' : t`number ${digits}`, ...crests.map(({ label }) => label)].filter(
    (text) => text !== '',
  )
  const what = printed.length === 0 ? t`nothing printed` : printed.join(', ')
  return colour === '' ? t`Back of the shirt: ${what}` : t`Back of the shirt in ${colour}: ${what}`
}
