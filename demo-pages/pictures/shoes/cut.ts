// The outlines of shoes seen from the side, toe to the left, from a few points: upper, opening, and start of the sole.
import { at } from '../drawing/path.ts'
import type { Point } from '../drawing/path.ts'

export interface ShoeCut {
  /** The top of the heel, the lowest point of the collar, and the top and end of the lacing. */
  heelTop: Point
  collarLow: Point
  throatTop: Point
  throatEnd: Point
  tongue: Point
  /** The tip of the toe, and the height of the toe box. */
  toe: Point
  toeBox: number
  heel: Point
  /** The line where upper and sole meet: its heights under arch and ball of the foot. */
  arch: number
  ball: number
  /** Control points for the bend of a high shoe at the ankle: two of the lacing, one of the heel. */
  bends?: { throat: [Point, Point]; heel: Point }
}

interface ShoeLines {
  upper: string
  lining: string
  tongue: string
  /** The feather line from heel to toe, open. */
  feather: string
  /** The front edge of the lacing from top to end, open. */
  throat: Point[]
  eyestay: string
  toeCap: string
  counter: string
  collarPad: string
}

function lowBends({ throatTop, throatEnd }: ShoeCut): [Point, Point] {
  return [
    [throatTop[0] - 62, throatTop[1] + 34],
    [throatEnd[0] + 72, throatEnd[1] - 30],
  ]
}

/** Returns every line that a shoe is drawn with. */
export function shoeLines(cut: ShoeCut): ShoeLines {
  const { heelTop, collarLow, throatTop, throatEnd, tongue, toe, toeBox, heel, arch, ball, bends } = cut
  const featherBack = `C${at([240, ball + 12], [400, ball + 4], [540, (ball + arch) / 2])}C${at([680, arch - 4], [790, arch + 2], heel)}`
  const feather = `M${at(heel)}C${at([790, arch + 2], [680, arch - 4], [540, (ball + arch) / 2])}C${at([400, ball + 4], [240, ball + 12], [toe[0] + 4, toe[1] + 26])}`
  const throat: Point[] = [throatTop, ...(bends?.throat ?? lowBends(cut)), throatEnd]
  const collar = `C${at([heelTop[0] - 26, heelTop[1] + 22], [collarLow[0] + 46, collarLow[1] + 2], collarLow)}C${at([collarLow[0] - 62, collarLow[1] - 6], [throatTop[0] + 66, throatTop[1] + 46], throatTop)}`
  const upper =
    `M${at(heel)}C${at([heel[0] + 26, heel[1] - 52], bends?.heel ?? [heelTop[0] + 4, heelTop[1] + 90], heelTop)}${collar}` +
    `C${at(throat[1] ?? throatTop, throat[2] ?? throatEnd, throatEnd)}C${at([throatEnd[0] - 96, throatEnd[1] + 30], [toe[0] + 14, toeBox - 6], toe)}` +
    `Q${at([toe[0] - 10, toe[1] + 18], [toe[0] + 4, toe[1] + 26])}${featherBack}Z`
  const lining = `M${at(heelTop)}C${at([heelTop[0] - 30, heelTop[1] - 4], [collarLow[0] + 30, collarLow[1] - 44], [collarLow[0] - 30, collarLow[1] - 48])}C${at([collarLow[0] - 90, collarLow[1] - 56], [throatTop[0] + 40, throatTop[1] - 6], [throatTop[0] - 14, throatTop[1] - 22])}L${at(throatTop)}C${at([throatTop[0] + 66, throatTop[1] + 46], [collarLow[0] - 62, collarLow[1] - 6], collarLow)}C${at([collarLow[0] + 46, collarLow[1] + 2], [heelTop[0] - 26, heelTop[1] + 22], heelTop)}Z`
  const tongueShape = `M${at([throatTop[0] + 24, throatTop[1] + 24])}C${at([throatTop[0] + 10, throatTop[1] - 20], [tongue[0] + 44, tongue[1] + 4], [tongue[0] + 22, tongue[1]])}C${at([tongue[0] - 4, tongue[1] - 6], [tongue[0] - 22, tongue[1] + 14], [tongue[0] - 26, tongue[1] + 40])}C${at([throat[1]?.[0] ?? 0, (throat[1]?.[1] ?? 0) - 22], [(throat[2]?.[0] ?? 0) - 8, (throat[2]?.[1] ?? 0) - 12], [throatEnd[0] - 4, throatEnd[1] + 2])}L${at([throatEnd[0] + 60, throatEnd[1] + 40])}Z`
  const eyestay = `M${at([throatTop[0] + 12, throatTop[1] + 8])}C${at(throat[1] ?? throatTop, throat[2] ?? throatEnd, [throatEnd[0] - 6, throatEnd[1] + 4])}C${at([throatEnd[0] - 20, throatEnd[1] + 30], [throatEnd[0] + 10, throatEnd[1] + 52], [throatEnd[0] + 40, throatEnd[1] + 46])}C${at([(throat[2]?.[0] ?? 0) + 60, (throat[2]?.[1] ?? 0) + 40], [(throat[1]?.[0] ?? 0) + 60, (throat[1]?.[1] ?? 0) + 60], [throatTop[0] + 74, throatTop[1] + 50])}Z`
  const toeCap = `M${at([toe[0] - 30, toe[1] + 60])}V${toeBox - 60}H${toe[0] + 96}C${at([toe[0] + 150, toeBox + 20], [toe[0] + 172, ball - 40], [toe[0] + 190, ball + 60])}Z`
  const counter = `M${at([heel[0] + 60, heel[1] + 40])}V${heelTop[1] + 66}L${at([heelTop[0] - 22, heelTop[1] + 62])}C${at([heelTop[0] - 62, heelTop[1] + 92], [heel[0] - 92, heel[1] - 66], [heel[0] - 176, heel[1] + 40])}Z`
  const collarPad = `M${at(heelTop)}${collar}`
  return { upper, lining, tongue: tongueShape, feather, throat, eyestay, toeCap, counter, collarPad }
}
