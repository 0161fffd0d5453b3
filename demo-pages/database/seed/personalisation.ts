// What can be put on a product: names, numbers, prints and strings. The rules are shared; products name their groups.
import type { Amounts } from '../schema/catalogue.ts'
import type { Words } from './words.ts'
import { same, words } from './words.ts'

export interface PersonalisationChoice {
  id: number
  label: Words
  price: Amounts
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

const tension = (id: number, from: number, to: number): PersonalisationOption => ({
  id,
  type: 'stringing',
  label: words('Bespanhardheid', 'Tension', 'Bespannungshärte', 'Strängningshårdhet'),
  price: free,
  isRequired: true,
  choices: Array.from({ length: to - from + 1 }, (_, step) => ({ id: id * 100 + step + 1, label: same(`${from + step} kg`), price: free })),
})

const strings = (id: number, ...choices: readonly (readonly [Words, Amounts])[]): PersonalisationOption => ({
  id,
  type: 'stringing',
  label: words('Snaar', 'String', 'Saite', 'Sträng'),
  price: free,
  isRequired: true,
  choices: choices.map(([label, amounts], step) => ({ id: id * 100 + step + 1, label, price: amounts })),
})

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
    options: [
      strings(
        301,
        [unstrung, free],
        [words('Multifilament, zacht', 'Multifilament, soft', 'Multifilament, weich', 'Multifilament, mjuk'), price(22, 19, 239)],
        [words('Polyester, voor spin', 'Polyester, for spin', 'Polyester, für Spin', 'Polyester, för skruv'), price(19, 17, 209)],
        [words('Hybride', 'Hybrid', 'Hybrid', 'Hybrid'), price(27, 24, 299)],
      ),
      tension(302, 20, 28),
    ],
  },
  {
    id: 4,
    code: 'badminton-stringing',
    title: words('Bespanning', 'Stringing', 'Bespannung', 'Strängning'),
    options: [
      strings(
        401,
        [unstrung, free],
        [words('0,66 mm, snel', '0.66 mm, fast', '0,66 mm, schnell', '0,66 mm, snabb'), price(18, 16, 199)],
        [words('0,70 mm, duurzaam', '0.70 mm, durable', '0,70 mm, haltbar', '0,70 mm, hållbar'), price(16, 14, 179)],
      ),
      tension(402, 9, 13),
    ],
  },
]
