// Draws the back of a printed product: the host's picture in its colour, or our own shirt, with name, number and crest on it.
import { useState } from 'react'
import type { Shirt } from '#shared/product/rules/shirt.ts'
import { plainInk, plainRatio } from './plain-ink.ts'
import { PlainShirt } from './PlainShirt.tsx'
import { PrintedName } from './PrintedName.tsx'
import { PrintedNumber } from './PrintedNumber.tsx'
import { useShirtSentence } from './use-shirt-sentence.ts'

/** Props of the drawing. */
export interface ShirtBackProps {
  shirt: Shirt
  className?: string
  /** The width in pixels while no stylesheet is loaded. */
  size?: number
}

/** The width of every drawing, in its own units. */
const WIDTH = 1000

/** The drawing, named by the sentence that says the same. A strict policy forbids style attributes, so everything is an attribute of SVG. */
export function ShirtBack({ shirt, className = '', size = 240 }: ShirtBackProps) {
  const sentence = useShirtSentence(shirt)
  const [lost, setLost] = useState<string | null>(null)
  const { font, numerals, name, number, crests } = shirt
  const picture = shirt.picture && shirt.picture.image !== lost ? shirt.picture : null
  const ratio = shirt.picture?.ratio ?? plainRatio
  const height = WIDTH * ratio
  const { ink, outline } = picture ?? plainInk(shirt.colours)
  const place = { width: WIDTH, height }
  return (
    <svg
      // Translators know the attribute `translate` on HTML only.
      className={`touchline-shirt notranslate ${className}`.trim()}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={size}
      height={Math.round(size * ratio)}
      role="img"
      aria-label={sentence}
      focusable="false"
    >
      {picture ? (
        <image href={picture.image} width={WIDTH} height={height} onError={() => setLost(picture.image)} />
      ) : (
        <PlainShirt colours={shirt.colours} width={WIDTH} height={height} />
      )}
      {crests.map(({ image, area }) => (
        <image key={image} href={image} x={area.x * WIDTH} y={area.y * height} width={area.width * WIDTH} height={area.height * height} />
      ))}
      {name?.text ? <PrintedName print={name} font={font} ink={ink} outline={outline} place={place} /> : null}
      {number?.text ? <PrintedNumber print={number} font={font} numerals={numerals} ink={ink} outline={outline} place={place} /> : null}
    </svg>
  )
}
