// A printed number: in the host's own numerals where it has them, otherwise as any text.
import { fitNumerals } from '#shared/product/rules/fit-numerals.ts'
import type { Numerals } from '#shared/product/wire/back.ts'
import { PrintedName, type PrintProps } from './PrintedName.tsx'

/** The number. */
export function PrintedNumber({ numerals, ...props }: PrintProps & { numerals: Numerals | null }) {
  const { print, ink, outline, place } = props
  const { x, y, width, height } = print.area
  const box = { x: x * place.width, y: y * place.height, width: width * place.width, height: height * place.height }
  const fitted = numerals && fitNumerals(numerals, print.text, box)
  if (!numerals || !fitted) return <PrintedName {...props} />
  const { stroke, outline: rim } = numerals
  const lines = (colour: string, breadth: number) => (
    <g {...(stroke > 0 ? { fill: 'none', stroke: colour, strokeWidth: breadth, strokeMiterlimit: 3 } : { fill: colour })}>
      {fitted.digits.map(({ path, at }) => (
        <path key={at} d={path} transform={`translate(${at} 0)`} />
      ))}
    </g>
  )
  return (
    <g className="touchline-shirt-number" transform={`translate(${fitted.x} ${fitted.y}) scale(${fitted.scaleX} ${fitted.scaleY})`}>
      {outline && rim > 0 ? (
        <g fill="none" stroke={outline} strokeWidth={rim} strokeMiterlimit={3}>
          {fitted.digits.map(({ path, at }) => (
            <path key={at} d={path} transform={`translate(${at} 0)`} />
          ))}
        </g>
      ) : null}
      {lines(ink, stroke)}
    </g>
  )
}
