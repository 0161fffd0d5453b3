// The pen that every drawing function receives: the picture's data, a place for definitions, and unique ids.
import type { PictureColours, PictureSpec } from '../picture-spec.ts'
import { photographed } from './colour.ts'
import { randomFrom } from './random.ts'
import type { Random } from './random.ts'

/** A part of the picture, in its 1000 units. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** Where name, number and crest are printed on a back, and in which colours. */
export interface PrintPlace {
  name: Place
  number: Place
  crest: Place
  ink: string
  rim: string | null
}

export interface Pen {
  spec: PictureSpec
  /** Whether the picture is too small to show threads; drawing them would double the time. */
  isSmall: boolean
  /** The colours as photographed. */
  colours: PictureColours
  /** An id that is unique to this picture, even if a page inlines several. */
  id(name: string): string
  /** Adds a definition once and returns `url(#id)`. */
  define(name: string, svg: (id: string) => string): string
  /** A separate stream of random numbers for each name. */
  random(name: string): Random
  definitions(): string
  /** Notes where a garment's back is printed. */
  notePrint(place: PrintPlace): void
  printPlace(): PrintPlace | null
  /** A pen for a part of the picture, with its own ids and other data. */
  child(name: string, facts?: Partial<PictureSpec>): Pen
}

/** Creates a pen for one picture; a prefix separates its ids from those of other pictures on the page. */
export function createPen(spec: PictureSpec, prefix: string, isSmall = false): Pen {
  return penOver(new Map(), spec, prefix, isSmall)
}

function penOver(defined: Map<string, string>, spec: PictureSpec, prefix: string, isSmall: boolean): Pen {
  const id = (name: string): string => `${prefix}-${name}`
  let place: PrintPlace | null = null
  return {
    spec,
    isSmall,
    colours: {
      main: photographed(spec.colours.main),
      second: photographed(spec.colours.second),
      accent: photographed(spec.colours.accent),
    },
    id,
    define(name, svg) {
      if (!defined.has(id(name))) defined.set(id(name), svg(id(name)))
      return `url(#${id(name)})`
    },
    random: (name) => randomFrom(spec.seed, name),
    definitions: () => [...defined.values()].join(''),
    notePrint(noted) {
      place = noted
    },
    printPlace: () => place,
    child: (name, facts = {}) => penOver(defined, { ...spec, ...facts }, id(name), isSmall),
  }
}
