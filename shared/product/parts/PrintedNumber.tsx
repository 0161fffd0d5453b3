// A printed number: in the host's own numerals where it has them, otherwise as any text.
import { fitNumerals } from '#shared/product/rules/fit-numerals.ts'
import type { Numerals } from '#shared/product/wire/back.ts'
import { PrintedName, type PrintProps } from './PrintedName.tsx'

/** The number. No part of it has a class of the kit: those end a theme's rules, and with them the attributes that move it. */
export function PrintedNumber({ numerals, ...props }: PrintProps & { numerals: Numerals | null }) {
  const { print, ink, outline, place } = props
  const { x, y, width, height } = print.area
  const box = { x: x * place.width, y: y * place.height, width: width * place.width, height: height * place.height }
  const fitted = numerals && fitNumerals(numerals, print.text, box)
  if (!numerals || !fitted) return <PrintedName {...props} />
  const digits = fitted.digits.map(({ path, at }) => <path key={at} d={path} transform={`translate(${at} 0)`} />)
  const lines = { fill: 'none', strokeMiterlimit: 3 }
  return (
    <g data-print="number" transform={`translate(${fitted.x} ${fitted.y}) scale(${fitted.scaleX} ${fitted.scaleY})`}>
      {outline && numerals.outline > 0 ? (
        <g {...lines} stroke={outline} strokeWidth={numerals.outline}>
          {digits}
        </g>
      ) : null}
      {numerals.stroke > 0 ? (
        <g {...lines} stroke={ink} strokeWidth={numerals.stroke}>
          {digits}
        </g>
      ) : (
        <g fill={ink}>{digits}</g>
      )}
    </g>
  )
}
