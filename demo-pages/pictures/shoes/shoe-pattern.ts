// Draws patterns of uppers, inside the upper's outline.
import { darken, lighten, mix } from '../drawing/colour.ts'
import { round } from '../drawing/path.ts'
import type { Pen } from '../drawing/pen.ts'
import { between } from '../drawing/random.ts'
import { dashes } from '../garments/seams.ts'
import type { ShoeCut } from './cut.ts'

/** Draws the picture's pattern on a shoe's side. */
export function shoePattern(pen: Pen, cut: ShoeCut): string {
  const { main, second, accent } = pen.colours
  const { throatEnd, throatTop, heel, heelTop, toe, ball } = cut
  const middle = (throatEnd[0] + heel[0]) / 2 - 60
  switch (pen.spec.pattern) {
    case 'bars': {
      const bar = (x: number, width: number, fill: string): string =>
        `<path d="M${x} ${throatTop[1] - 20}h${width}L${x + width - 96} ${ball + 60}h${-width}Z" fill="${fill}"/>`
      return bar(middle + 8, 64, second) + bar(middle + 86, 16, accent) + bar(middle + 120, 30, second) + bar(middle - 22, 12, accent)
    }
    case 'wave': {
      const line = (lift: number, width: number, fill: string): string =>
        `<path d="M${heel[0] + 30} ${heelTop[1] + 96 + lift}C${heel[0] - 110} ${heelTop[1] + 110 + lift} ${middle + 120} ${ball - 20 + lift} ${middle - 10} ${ball - 36 + lift}C${middle - 80} ${ball - 44 + lift} ${throatEnd[0]} ${ball - 60 + lift} ${throatEnd[0] - 90} ${ball + lift}C${throatEnd[0] + 20} ${ball - 20 + lift} ${middle} ${ball + 24 + width * 0.4 + lift} ${middle + 80} ${ball - 8 + width + lift}C${middle + 190} ${ball - 60 + width + lift} ${heel[0] - 70} ${heelTop[1] + 130 + width + lift} ${heel[0] + 30} ${heelTop[1] + 118 + width + lift}Z" fill="${fill}"/>`
      return line(0, 16, second) + line(42, 0, accent)
    }
    case 'two-tone':
      return `<path d="M${throatTop[0] - 70} ${heelTop[1] - 80}H${heel[0] + 60}V${ball + 60}H${middle + 40}C${middle + 20} ${ball - 90} ${throatTop[0] - 90} ${throatTop[1] + 90} ${throatTop[0] - 70} ${heelTop[1] - 80}Z" fill="${second}"/><path d="M${throatTop[0] - 70} ${heelTop[1] - 80}C${throatTop[0] - 90} ${throatTop[1] + 90} ${middle + 20} ${ball - 90} ${middle + 40} ${ball + 60}" fill="none" stroke="${accent}" stroke-width="7"/>`
    case 'gradient': {
      const fill = pen.define(
        'shoe-fade',
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${toe[0]}" y1="0" x2="${heel[0]}" y2="-160"><stop offset="0.05" stop-color="${second}"/><stop offset="0.5" stop-color="${mix(second, accent, 0.35)}" stop-opacity="0.55"/><stop offset="0.85" stop-color="${main}" stop-opacity="0"/></linearGradient>`,
      )
      return `<rect x="60" y="180" width="900" height="520" fill="${fill}"/>`
    }
    case 'panels': {
      const patch = (path: string, fill: string): string =>
        `<path d="${path}" fill="${fill}" stroke="#05060c" stroke-opacity="0.3" stroke-width="1.6"/>${dashes(path)}`
      return (
        patch(
          `M${throatEnd[0] - 10} ${throatEnd[1] + 30}L${throatTop[0] + 60} ${throatTop[1] + 60}L${middle + 150} ${ball - 70}L${throatEnd[0] + 60} ${ball + 40}L${throatEnd[0] - 60} ${ball + 40}Z`,
          second,
        ) +
        patch(
          `M${throatTop[0] + 70} ${throatTop[1] + 66}L${heelTop[0] - 60} ${heelTop[1] + 90}L${heel[0] - 120} ${ball + 30}L${middle + 170} ${ball - 60}Z`,
          mix(main, accent, 0.55),
        )
      )
    }
    case 'knit': {
      const stitch = pen.define(
        'knit-stitch',
        (id) =>
          `<pattern id="${id}" width="14" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><path d="M0 2L7 8L14 2" fill="none" stroke="${second}" stroke-width="3.4" stroke-linecap="round"/><path d="M0 7.6L7 13.6L14 7.6M0 -3.4L7 2.6L14 -3.4" fill="none" stroke="${darken(main, 0.2)}" stroke-width="1.6"/></pattern>`,
      )
      const ribs = Array.from(
        { length: 7 },
        (_, index) =>
          `M${throatEnd[0] - 150 + index * 34} ${throatEnd[1] - 30}C${throatEnd[0] - 110 + index * 34} ${throatEnd[1] + 40} ${throatEnd[0] - 130 + index * 40} ${ball - 20} ${throatEnd[0] - 160 + index * 44} ${ball + 40}`,
      ).join('')
      return `<rect x="60" y="180" width="900" height="520" fill="${stitch}"/><path d="${ribs}" fill="none" stroke="${accent}" stroke-width="5" stroke-dasharray="9 5"/>`
    }
    case 'speckle': {
      const random = pen.random('speckle')
      let [light, dark] = ['', '']
      for (let index = 0; index < 260; index += 1) {
        const [x, y, size] = [between(random, 90, 910), between(random, 250, 650), between(random, 1.4, 6)]
        const fleck = `M${round(x)} ${round(y)}l${round(size)} ${round(-size * 0.6)}l${round(size * 0.5)} ${round(size)}l${round(-size)} ${round(size * 0.5)}Z`
        if (index % 3 === 0) dark += fleck
        else light += fleck
      }
      return `<path d="${light}" fill="${second}"/><path d="${dark}" fill="${accent}"/>`
    }
    default:
      return `<path d="M${throatEnd[0] + 20} ${throatEnd[1] + 50}C${middle - 60} ${ball - 30} ${middle + 80} ${ball - 50} ${heel[0] - 150} ${ball - 20}" fill="none" stroke="${lighten(main, 0.2)}" stroke-opacity="0.5" stroke-width="3"/>`
  }
}
