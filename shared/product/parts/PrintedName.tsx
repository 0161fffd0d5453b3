// A printed text in its area, in the host's font: narrowed where it is long, on an arc where the host prints it so.
import { fitText } from '#shared/product/rules/fit-text.ts'
import type { PrintedText } from '#shared/product/rules/shirt.ts'
import type { Font } from '#shared/product/wire/back.ts'
import { useMount } from '#shared/mount/context.ts'
import { fontFamily, useTextWidth } from './use-print-font.ts'

/** Props of a printed text. */
export interface PrintProps {
  print: PrintedText
  font: Font | null
  ink: string
  outline: string | null
  /** The size of the drawing, in its own units. */
  place: { width: number; height: number }
}

/** The text. Its direction is its own, whatever the page's is. */
export function PrintedName({ print: { text, area }, font, ink, outline, place }: PrintProps) {
  const { id } = useMount()
  const box = { width: area.width * place.width, height: area.height * place.height }
  const { size, narrowing, baseline } = fitText(box, useTextWidth(text, font))
  const [middle, foot] = [area.x * place.width + box.width / 2, area.y * place.height + baseline]
  const rise = area.curve * place.height
  // Letters are narrowed by a transform: `textLength` leaves the boxes that a page measures as they were.
  const end = box.width / 2 / narrowing
  const arc = id(`arc-${Math.round(middle)}-${Math.round(foot)}-${Math.round(end)}`)
  return (
    <g
      transform={`translate(${middle} ${foot}) scale(${narrowing} 1)`}
      fill={ink}
      {...(outline ? { stroke: outline, strokeWidth: size * 0.08, strokeLinejoin: 'round', paintOrder: 'stroke' } : {})}
      textAnchor="middle"
      unicodeBidi="plaintext"
      fontFamily={fontFamily(font)}
      fontWeight={font?.weight ?? 800}
      fontSize={size}
    >
      {rise === 0 ? (
        <text>{text}</text>
      ) : (
        <>
          <path id={arc} fill="none" stroke="none" d={`M${-end} 0Q0 ${-2 * rise} ${end} 0`} />
          <text>
            <textPath href={`#${arc}`} startOffset="50%">
              {text}
            </textPath>
          </text>
        </>
      )}
    </g>
  )
}
