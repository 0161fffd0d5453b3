// Size systems: the sizes of a kind of article for each audience, with their labels.
import type { Words } from '../words.ts'
import { same, translations } from './words.ts'

export const sizeSystems = [
  'apparel',
  'socks',
  'shoes',
  'slides',
  'gloves',
  'guards',
  'ball',
  'handball',
  'basketball',
  'grip',
  'junior-grip',
  'bra',
] as const

export type SizeSystem = (typeof sizeSystems)[number]

export const audiences = ['men', 'women', 'kids', 'unisex'] as const

export type SizedAudience = (typeof audiences)[number]

interface SizeOption {
  code: string
  label: Words
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']
const heights = ['116', '128', '140', '152', '164', '176']
const socks = ['31-34', '35-38', '39-42', '43-46', '47-50']
const cups = ['75B', '75C', '80B', '80C', '85B', '85C', '90C']
const shoesFrom = 30
/** British sizes from EU 30 on; adults' sizes start again at 1 after a child's 13. */
const britishShoes = [
  '11.5',
  '12.5',
  '13',
  '1',
  '2',
  '2.5',
  '3.5',
  '4',
  '5',
  '5.5',
  '6.5',
  '7.5',
  '8',
  '9',
  '9.5',
  '10.5',
  '11',
  '12',
  '12.5',
]
const gloves = ['5', '6', '7', '8', '9', '10', '11']
const grips = ['L0', 'L1', 'L2', 'L3', 'L4']

const sizeList: readonly SizeOption[] = [
  ...heights.map((size) => ({ code: `h${size}`, label: translations(size, `${size} cm`, size, size) })),
  ...letters.map((size) => ({ code: size.toLowerCase(), label: same(size) })),
  ...socks.map((size) => ({ code: `socks-${size}`, label: same(size) })),
  ...cups.map((size) => ({ code: `bra-${size.toLowerCase()}`, label: same(size) })),
  ...britishShoes.map((british, step) => {
    const size = String(shoesFrom + step)
    return { code: `eu-${size}`, label: translations(size, `UK ${british} (EU ${size})`, size, size) }
  }),
  ...gloves.map((size) => ({
    code: `glove-${size}`,
    label: translations(`Handschoen ${size}`, `Glove ${size}`, `Handschuh ${size}`, `Handske ${size}`),
  })),
  ...['1', '2', '3', '4', '5', '6', '7'].map((size) => ({
    code: `ball-${size}`,
    label: translations(`Balmaat ${size}`, `Ball size ${size}`, `Ballgröße ${size}`, `Bollstorlek ${size}`),
  })),
]

const gripList: readonly SizeOption[] = grips.map((size, step) => ({
  code: size.toLowerCase(),
  label: same(`${size} (4${['', ' 1/8', ' 1/4', ' 3/8', ' 1/2'][step] ?? ''})`),
}))

/** All options of one of the two size attributes, in the order in which a shopper expects them. */
export function sizeOptions(attribute: 'size' | 'grip_size'): readonly SizeOption[] {
  return attribute === 'size' ? sizeList : gripList
}

const range = (prefix: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => `${prefix}${first + step}`)
const codes = (prefix: string, list: readonly string[]) => list.map((size) => prefix + size.toLowerCase())

/** The size codes of this system for this audience. */
export function sizesFor(system: SizeSystem, audience: SizedAudience): string[] {
  switch (system) {
    case 'apparel':
      if (audience === 'kids') return codes('h', heights)
      return codes('', audience === 'women' ? letters.slice(1, 7) : letters.slice(2))
    case 'bra':
      return codes('bra-', cups)
    case 'socks':
      return codes('socks-', audience === 'kids' ? socks.slice(0, 2) : socks.slice(1))
    case 'shoes':
      if (audience === 'kids') return range('eu-', 30, 38)
      return audience === 'women' ? range('eu-', 36, 42) : range('eu-', 40, 48)
    case 'slides':
      return range('eu-', 37, 47).filter((_, step) => step % 2 === 0)
    case 'gloves':
      return codes('glove-', audience === 'kids' ? gloves.slice(0, 3) : gloves.slice(2))
    case 'guards':
      return ['xs', 's', 'm', 'l']
    case 'ball':
      return ['ball-3', 'ball-4', 'ball-5']
    case 'handball':
      return ['ball-1', 'ball-2', 'ball-3']
    case 'basketball':
      return ['ball-5', 'ball-6', 'ball-7']
    case 'grip':
      return ['l1', 'l2', 'l3', 'l4']
    case 'junior-grip':
      return ['l0', 'l1']
  }
}

/** The attribute that holds this system's sizes. */
export function sizeAttribute(system: SizeSystem): 'size' | 'grip_size' {
  return system === 'grip' || system === 'junior-grip' ? 'grip_size' : 'size'
}
