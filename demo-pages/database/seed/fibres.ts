// The fibres of textiles, with the names and whole percentages that the law on textile labels requires.
import * as v from 'valibot'
import data from './fibres.json' with { type: 'json' }
import { keyOf, readTable, Words } from './read-data.ts'
import { translations } from './words.ts'

const fibres = readTable('fibres.json', Words, data.fibres)

const Blend = v.array(v.strictTuple([v.number(), keyOf(fibres)]))

/** Percentages and fibres by the material in the shop's facet; the largest share first. */
export const blends: Readonly<Record<string, v.InferOutput<typeof Blend>>> = readTable('fibres.json', Blend, data.blends)

const label = translations('Vezelsamenstelling', 'Fibre composition', 'Textile Zusammensetzung', 'Fibersammansättning')

/** The row of the specification: "92 % polyester (recycled), 8 % elastane". */
export function fibreRow(material: string): { label: Words; value: Words } {
  const blend = blends[material]
  if (!blend) throw new Error(`seed: nobody wrote what the textile "${material}" is made of`)
  const say = (language: keyof Words) =>
    blend.map(([percent, fibre]) => `${percent}${language === 'en' ? '' : '\u00a0'}% ${fibres[fibre][language]}`).join(', ')
  return { label, value: translations(say('nl'), say('en'), say('de'), say('sv')) }
}
