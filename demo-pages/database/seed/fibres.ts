// What a textile is made of, in the fibre names and whole percentages that the law on textile labels asks for.
import type { Words } from './words.ts'
import { words } from './words.ts'

const polyester = words('polyester', 'polyester', 'Polyester', 'polyester')
const recycled = words('polyester (gerecycled)', 'polyester (recycled)', 'Polyester (recycelt)', 'polyester (återvunnen)')
const cotton = words('katoen', 'cotton', 'Baumwolle', 'bomull')
const organic = words('katoen (biologisch)', 'cotton (organic)', 'Baumwolle (biologisch)', 'bomull (ekologisk)')
const elastane = words('elastaan', 'elastane', 'Elasthan', 'elastan')
const polyamide = words('polyamide', 'polyamide', 'Polyamid', 'polyamid')
const wool = words('merinowol', 'merino wool', 'Merinowolle', 'merinoull')

type Blend = readonly (readonly [percent: number, fibre: Words])[]

/** By the material that the shop lists it under; the most of it comes first. */
export const blends: Readonly<Record<string, Blend>> = {
  'recycled-polyester': [
    [92, recycled],
    [8, elastane],
  ],
  polyester: [[100, polyester]],
  mesh: [[100, polyester]],
  cotton: [
    [95, cotton],
    [5, elastane],
  ],
  'organic-cotton': [[100, organic]],
  elastane: [
    [78, polyamide],
    [22, elastane],
  ],
  merino: [
    [85, wool],
    [15, polyamide],
  ],
  fleece: [
    [60, cotton],
    [40, polyester],
  ],
  softshell: [
    [94, polyester],
    [6, elastane],
  ],
  nylon: [[100, polyamide]],
}

const label = words('Vezelsamenstelling', 'Fibre composition', 'Textile Zusammensetzung', 'Fibersammansättning')

/** The row of a specification: "92 % polyester (recycled), 8 % elastane". */
export function fibreRow(material: string): { label: Words; value: Words } {
  const blend = blends[material]
  if (!blend) throw new Error(`seed: nobody wrote what the textile "${material}" is made of`)
  const say = (language: keyof Words) =>
    blend.map(([percent, fibre]) => `${percent}${language === 'en' ? '' : '\u00a0'}% ${fibre[language]}`).join(', ')
  return { label, value: words(say('nl'), say('en'), say('de'), say('sv')) }
}
