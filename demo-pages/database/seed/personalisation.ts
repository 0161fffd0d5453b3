// What can be put on a product: names, numbers, prints and strings. The rules are shared; products name their groups.
import type { Amounts, StringRole } from '../schema/catalogue.ts'
import type { Words } from './words.ts'
import { words } from './words.ts'

export interface PersonalisationChoice {
  id: number
  label: Words
  price: Amounts
  /** Nothing is made. */
  isPlain?: boolean
}

export interface PersonalisationOption {
  id: number
  type: 'name' | 'number' | 'print' | 'stringing' | 'text'
  label: Words
  price: Amounts
  isRequired: boolean
  maxLength?: number
  /** The inside of a regular expression's character class. */
  characters?: string
  choices: readonly PersonalisationChoice[]
  role?: StringRole
  /** Least, most and step of a number, and what it counts. */
  range?: readonly [number, number, number]
  unit?: string
  dependsOn?: { option_id: number; choice_ids: readonly number[] }
}

export interface PersonalisationGroup {
  id: number
  code: string
  title: Words
  options: readonly PersonalisationOption[]
}

const price = (EUR: number, GBP: number, SEK: number): Amounts => ({ EUR: EUR * 100, GBP: GBP * 100, SEK: SEK * 100 })
const free = price(0, 0, 0)
const letters = "A-Za-zÀ-ÖØ-öø-ÿ .'’-"

type StringChoice = readonly [Words, Amounts]

/** String, gauge and tension of one kind of racket; an unstrung one needs no more than that word. Its ids begin with the group's. */
function stringing(group: number, strings: readonly StringChoice[], gauges: readonly Words[], range: readonly [number, number, number]) {
  const [string, gauge] = [group * 100 + 1, group * 100 + 3]
  const choicesOf = (option: number, list: readonly StringChoice[]) =>
    list.map(([label, amounts], step) => ({ id: option * 100 + step + 1, label, price: amounts }))
  const [plain, ...real] = choicesOf(string, [[unstrung, free], ...strings])
  const dependsOn = { option_id: string, choice_ids: real.map(({ id }) => id) }
  const shared = { type: 'stringing', price: free, isRequired: true } as const
  const tension = (id: number, role: StringRole, label: Words) => ({
    ...shared,
    id,
    role,
    label,
    range,
    unit: 'kg',
    dependsOn,
    choices: [],
  })
  const [mains, crosses] = [group * 100 + 2, group * 100 + 4]
  return [
    {
      ...shared,
      id: string,
      role: 'string',
      label: words('Snaar', 'String', 'Saite', 'Sträng'),
      choices: plain ? [{ ...plain, isPlain: true }, ...real] : real,
    },
    {
      ...shared,
      id: gauge,
      role: 'gauge',
      label: words('Dikte', 'Gauge', 'Stärke', 'Tjocklek'),
      dependsOn,
      choices: choicesOf(
        gauge,
        gauges.map((label) => [label, free]),
      ),
    },
    tension(
      mains,
      'tension-mains',
      words('Spanning hoofdsnaren', 'Tension of the mains', 'Bespannungshärte Längssaiten', 'Strängspänning längdsträngar'),
    ),
    tension(
      crosses,
      'tension-crosses',
      words('Spanning dwarssnaren', 'Tension of the crosses', 'Bespannungshärte Quersaiten', 'Strängspänning tvärsträngar'),
    ),
  ] as const satisfies readonly PersonalisationOption[]
}

const gauge = (millimetres: string): Words =>
  words(`${millimetres} mm`, `${millimetres.replace(',', '.')} mm`, `${millimetres} mm`, `${millimetres} mm`)

const unstrung = words('Onbespannen', 'Unstrung', 'Unbespannt', 'Osträngad')

export const personalisationGroups: readonly PersonalisationGroup[] = [
  {
    id: 1,
    code: 'name-and-number',
    title: words('Naam en nummer', 'Name and number', 'Name und Nummer', 'Namn och nummer'),
    options: [
      {
        id: 101,
        type: 'name',
        label: words('Naam op de rug', 'Name on the back', 'Name auf dem Rücken', 'Namn på ryggen'),
        price: price(7, 6, 79),
        isRequired: false,
        maxLength: 12,
        characters: letters,
        choices: [],
      },
      {
        id: 102,
        type: 'number',
        label: words('Rugnummer', 'Number', 'Rückennummer', 'Ryggnummer'),
        price: price(5, 4, 59),
        isRequired: false,
        maxLength: 2,
        characters: '0-9',
        choices: [],
      },
      {
        id: 103,
        type: 'print',
        label: words('Clublogo', 'Club crest', 'Vereinslogo', 'Klubbmärke'),
        price: free,
        isRequired: false,
        choices: [
          {
            id: 10301,
            label: words('Gedrukt op de borst', 'Printed on the chest', 'Auf der Brust gedruckt', 'Tryckt på bröstet'),
            price: price(4, 4, 45),
          },
          {
            id: 10302,
            label: words('Geborduurd op de borst', 'Embroidered on the chest', 'Auf der Brust gestickt', 'Broderat på bröstet'),
            price: price(9, 8, 99),
          },
        ],
      },
    ],
  },
  {
    id: 2,
    code: 'initials',
    title: words('Initialen', 'Initials', 'Initialen', 'Initialer'),
    options: [
      {
        id: 201,
        type: 'text',
        label: words('Je initialen', 'Your initials', 'Deine Initialen', 'Dina initialer'),
        price: price(4, 3, 39),
        isRequired: false,
        maxLength: 3,
        characters: 'A-ZÀ-ÖØ-Þ0-9',
        choices: [],
      },
    ],
  },
  {
    id: 3,
    code: 'tennis-stringing',
    title: words('Bespanning', 'Stringing', 'Bespannung', 'Strängning'),
    options: stringing(
      3,
      [
        [words('Multifilament, zacht', 'Multifilament, soft', 'Multifilament, weich', 'Multifilament, mjuk'), price(22, 19, 239)],
        [words('Polyester, voor spin', 'Polyester, for spin', 'Polyester, für Spin', 'Polyester, för skruv'), price(19, 17, 209)],
        [words('Hybride', 'Hybrid', 'Hybrid', 'Hybrid'), price(27, 24, 299)],
      ],
      [gauge('1,20'), gauge('1,25'), gauge('1,30')],
      [8, 30, 0.5],
    ),
  },
  {
    id: 4,
    code: 'badminton-stringing',
    title: words('Bespanning', 'Stringing', 'Bespannung', 'Strängning'),
    options: stringing(
      4,
      [
        [words('Snel', 'Fast', 'Schnell', 'Snabb'), price(18, 16, 199)],
        [words('Duurzaam', 'Durable', 'Haltbar', 'Hållbar'), price(16, 14, 179)],
      ],
      [gauge('0,66'), gauge('0,70')],
      [8, 14, 0.5],
    ),
  },
]
