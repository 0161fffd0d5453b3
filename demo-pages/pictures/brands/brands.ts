// The shop's invented brands and their marks; a picture's seed says whose product it is.

/** A brand: the name a label carries and the mark on the product, in a box of 100 × 100 around 0, 0. */
export interface Brand {
  code: string
  name: string
  mark: string
  /** How the word beside the mark is set: stroke weight, air between letters, lean in degrees. */
  word: { weight: number; tracking: number; lean: number }
}

const upright = { weight: 1.25, tracking: 1, lean: 0 }
const racing = { weight: 1.5, tracking: 0.7, lean: -12 }
const airy = { weight: 0.9, tracking: 2.4, lean: 0 }
const heavy = { weight: 1.8, tracking: 0.6, lean: 0 }

const ring = (outer: number, inner: number): string =>
  `M${-outer} 0A${outer} ${outer} 0 1 1 ${outer} 0A${outer} ${outer} 0 1 1 ${-outer} 0ZM${-inner} 0A${inner} ${inner} 0 1 0 ${inner} 0A${inner} ${inner} 0 1 0 ${-inner} 0Z`

export const brands: readonly Brand[] = [
  { code: 'norrvik', name: 'Norrvik', mark: 'M-46 34L-14 -34H8L-24 34ZM4 34L36 -34H58L26 34Z', word: racing },
  { code: 'halvane', name: 'Halvane', mark: 'M-42 -42H-18V-8C-6 -18 6 4 18 -8V-42H42V42H18V16C6 28 -6 6 -18 16V42H-42Z', word: airy },
  { code: 'torqa', name: 'Torqa', mark: 'M-44 -34H44V-14H11V38H-11V-14H-44Z', word: heavy },
  { code: 'veldman', name: 'Veldman', mark: 'M-50 -30H-24L0 14L24 -30H50L10 40H-10Z', word: upright },
  { code: 'strada-nova', name: 'Strada Nova', mark: 'M0 -46L12 -14H46L19 7L29 40L0 20L-29 40L-19 7L-46 -14H-12Z', word: airy },
  { code: 'aero', name: 'Aeroline', mark: 'M-50 -22H34L24 -8H-50ZM-36 0H22L12 14H-36ZM-22 22H10L0 36H-22Z', word: racing },
  {
    code: 'kestrel',
    name: 'Kestrel',
    mark: 'M-50 -24C-26 -26 -6 -14 0 4C6 -14 26 -26 50 -24C44 0 24 12 12 14L0 40L-12 14C-24 12 -44 0 -50 -24Z',
    word: racing,
  },
  { code: 'orbit', name: 'Orbit Athletic', mark: `${ring(40, 27)}M14 -32A18 18 0 1 1 50 -32A18 18 0 1 1 14 -32Z`, word: upright },
  { code: 'fjellstrom', name: 'Fjellström', mark: 'M-52 36L-14 -34L6 2L18 -16L52 36H26L17 20L6 36H-10L-16 12L-28 36Z', word: airy },
  {
    code: 'panthera',
    name: 'Panthera',
    mark: 'M-48 -32L-18 -8L0 -16L18 -8L48 -32L40 12L14 40H-14L-40 12ZM-26 6L-8 12L-14 20ZM26 6L8 12L14 20Z',
    word: heavy,
  },
  {
    code: 'lumen',
    name: 'Lumen',
    mark: 'M-8 -48H8V-24H-8ZM-8 24H8V48H-8ZM-48 -8H-24V8H-48ZM24 -8H48V8H24ZM-18 0A18 18 0 1 1 18 0A18 18 0 1 1 -18 0Z',
    word: airy,
  },
  { code: 'drift', name: 'Driftwood', mark: 'M-50 -10C-34 -34 -16 -34 0 -10S34 14 50 -10V8C34 32 16 32 0 8S-34 -16 -50 8Z', word: upright },
  { code: 'quadra', name: 'Quadra', mark: 'M-40 -40H-4V-4H-40ZM4 -40H40V-4H4ZM-40 4H-4V40H-40ZM22 4L42 22L22 40L4 22Z', word: heavy },
  { code: 'bolt-and-co', name: 'Bolt & Co', mark: 'M14 -50L-34 8H-4L-14 50L34 -8H4Z', word: racing },
  { code: 'mistral', name: 'Mistral', mark: 'M-46 36V-36H-30L0 4L30 -36H46V36H28V-4L0 32L-28 -4V36Z', word: upright },
  {
    code: 'sable',
    name: 'Sable',
    mark: 'M36 -26C20 -44 -34 -42 -34 -14C-34 10 20 2 20 16C20 26 -18 26 -30 10L-40 26C-20 48 42 46 42 14C42 -12 -12 -4 -12 -16C-12 -24 14 -24 26 -12Z',
    word: heavy,
  },
]

/** The brand of a picture. */
export function brandOf(seed: number): Brand {
  const brand = brands[seed % brands.length]
  if (!brand) throw new Error('The list of brands is empty.')
  return brand
}

/** A brand's mark, centred on a point, `size` wide, with a rim of another colour where it would drown. */
export function brandMark(brand: Brand, x: number, y: number, size: number, ink: string, rim?: string): string {
  const place = `transform="translate(${x} ${y}) scale(${size / 100})"`
  const under = rim ? `<path d="${brand.mark}" fill="${rim}" stroke="${rim}" stroke-width="26" stroke-linejoin="round" ${place}/>` : ''
  return `${under}<path d="${brand.mark}" fill="${ink}" fill-rule="evenodd" ${place}/>`
}
