// The font of a print: loaded once a page from the host, and measured, so that a text is narrowed by what it really takes.
import { useEffect, useState } from 'react'
import { estimatedEms } from '#shared/product/rules/fit-text.ts'
import type { Font } from '#shared/product/wire/back.ts'

const OTHERS = 'system-ui, sans-serif'
const SIZE = 100

/** A name that is no font of the page: a theme may have the same family in other weights. */
const nameOf = ({ family, weight }: Font) => `touchline ${family} ${weight}`

/** The value of `font-family`. */
export function fontFamily(font: Font | null): string {
  return font ? `'${nameOf(font)}', '${font.family}', ${OTHERS}` : OTHERS
}

const loads = new Map<string, Promise<unknown>>()

/** Loads the font; settled also where it fails, since the print then has the page's font. */
export function loadPrintFont(font: Font | null): Promise<unknown> {
  if (!font || typeof FontFace === 'undefined') return Promise.resolve()
  const name = nameOf(font)
  const before = loads.get(name)
  if (before) return before
  const face = new FontFace(name, `url(${JSON.stringify(font.url)})`, { weight: String(font.weight) })
  const load = face.load().then(
    () => document.fonts.add(face),
    () => console.warn(`Touchline: the font of a print could not be loaded: ${font.url}`),
  )
  loads.set(name, load)
  return load
}

/** The width of a text in ems: estimated in the first render, which a server draws too, and measured once the font is there. */
export function useTextWidth(text: string, font: Font | null): number {
  const [hasFont, setHasFont] = useState(false)
  useEffect(() => {
    let isMounted = true
    void loadPrintFont(font).then(() => isMounted && setHasFont(true))
    return () => {
      isMounted = false
    }
  }, [font])
  return (hasFont ? measuredEms(text, font) : null) ?? estimatedEms(text)
}

let canvas: CanvasRenderingContext2D | null | undefined

function measuredEms(text: string, font: Font | null): number | null {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return null
  canvas.font = `${font?.weight ?? 800} ${SIZE}px ${fontFamily(font)}`
  return canvas.measureText(text).width / SIZE
}
