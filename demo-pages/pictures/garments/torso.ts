// The outlines of garments for the upper body, from a few measures of the left half; the right half mirrors it.
import { at, mirrored, symmetric } from '../drawing/path.ts'
import type { Point } from '../drawing/path.ts'
import type { Box } from '../patterns/bands.ts'

/** The cut of a shirt, vest, jacket or top, in a 1000 × 1000 picture. */
export interface TorsoCut {
  /** Where the shoulder meets the neck, and the depth of the neckline in front and behind. */
  neck: { side: Point; front: number; back: number; isVee?: boolean }
  shoulder: Point
  armpit: Point
  /** How far the armhole curves into the body. */
  bite: number
  waist: Point
  hem: Point
  /** How much lower the hem is in the middle; negative if it is higher there. */
  sag: number
  /** The cuff's outer and inner corner; vests have no sleeve. */
  sleeve?: { outer: Point; inner: Point; bulge: number; elbow?: Point }
  /** Whether a seam from neck to armpit replaces the armhole. */
  isRaglan?: boolean
}

/** The outlines of a cut, seen from one side. */
interface Torso {
  cut: TorsoCut
  body: string
  left?: string
  right?: string
  neckline: string
  /** The open lines of the armhole seams. */
  armholes: string[]
  bodyBox: Box
}

/** Returns the outlines for the front or the back. */
export function torso(cut: TorsoCut, isBack: boolean): Torso {
  const { neck, shoulder, armpit, bite, waist, hem, sag, sleeve } = cut
  const drop = isBack ? neck.back : neck.front
  const [nx, ny] = neck.side
  const bottom: Point = [500, ny + drop]
  const neckHalf =
    neck.isVee && !isBack
      ? `C${at([492, bottom[1] - 8], [nx + 14, ny + drop * 0.5], [nx, ny])}`
      : `C${at([500 - (500 - nx) * 0.55, bottom[1]], [nx + 8, ny + drop * 0.62], [nx, ny])}`
  const armhole = cut.isRaglan
    ? `C${at([shoulder[0] + 40, shoulder[1] + 70], [armpit[0] + 40, armpit[1] - 40], armpit)}`
    : `C${at([shoulder[0] + bite, shoulder[1] + 70], [armpit[0] + bite + 6, armpit[1] - 70], armpit)}`
  const half =
    `M${at(bottom)}${neckHalf}` +
    `C${at([nx - 40, ny + 12], [shoulder[0] + 40, shoulder[1] - 14], shoulder)}${armhole}` +
    `C${at([armpit[0] + 8, armpit[1] + (waist[1] - armpit[1]) * 0.5], [waist[0], waist[1] - 80], waist)}` +
    `C${at([waist[0], waist[1] + 90], [hem[0] + 6, hem[1] - 90], hem)}` +
    `C${at([hem[0] + (500 - hem[0]) * 0.35, hem[1] + sag], [430, hem[1] + sag], [500, hem[1] + sag])}`
  const body = symmetric(half)
  const left = sleeve ? sleeveOutline(cut, sleeve) : undefined
  const wide = Math.min(armpit[0], waist[0], hem[0])
  return {
    cut,
    body,
    ...(left ? { left, right: mirrored(left) } : {}),
    neckline: `M${at([1000 - nx, ny])}C${at([1000 - nx - 8, ny + drop * 0.62], [500 + (500 - nx) * 0.55, bottom[1]], bottom)}${neckHalf}`,
    armholes: [`M${at(shoulder)}${armhole}`, mirrored(`M${at(shoulder)}${armhole}`)],
    bodyBox: { x: wide, y: ny, width: 2 * (500 - wide), height: hem[1] + Math.max(0, sag) - ny },
  }
}

function sleeveOutline(cut: TorsoCut, sleeve: NonNullable<TorsoCut['sleeve']>): string {
  const { shoulder, armpit, bite, neck } = cut
  const { outer, inner, bulge, elbow } = sleeve
  const start: Point = cut.isRaglan ? [neck.side[0] - 4, neck.side[1] + 6] : [shoulder[0] + 14, shoulder[1] - 4]
  const fall: Point = [shoulder[0] - bulge * 0.55, shoulder[1] + bulge * 0.5]
  const upper = elbow
    ? `C${at([shoulder[0] - 20, shoulder[1] + 4], fall, [elbow[0], elbow[1]])}C${at([elbow[0] - 12, elbow[1] + 110], [outer[0] + 10, outer[1] - 130], outer)}`
    : `C${at([shoulder[0] - 16, shoulder[1] + 2], fall, outer)}`
  const under = elbow
    ? `C${at([inner[0] + 12, inner[1] - 130], [elbow[0] + 96, elbow[1] + 150], [elbow[0] + 92, elbow[1] + 60])}C${at([elbow[0] + 94, elbow[1]], [armpit[0] - 8, armpit[1] + 20], [armpit[0] + 6, armpit[1] + 6])}`
    : `C${at([inner[0] + 14, inner[1] - 34], [armpit[0] - 6, armpit[1] + 22], [armpit[0] + 6, armpit[1] + 4])}`
  const cuff = `C${at([outer[0] + (inner[0] - outer[0]) * 0.3 + 4, outer[1] + (inner[1] - outer[1]) * 0.3 + 13], [outer[0] + (inner[0] - outer[0]) * 0.7 + 3, outer[1] + (inner[1] - outer[1]) * 0.7 + 13], inner)}`
  return `M${at(start)}L${at(shoulder)}${upper}${cuff}${under}C${at([armpit[0] + bite + 14, armpit[1] - 70], [shoulder[0] + bite + 14, shoulder[1] + 70], start)}Z`
}

/** The box of the left sleeve rotated upright, and the rotation that reverses it. */
export function sleeveFrame(cut: TorsoCut, isRight: boolean): { box: Box; transform: string } | null {
  const { shoulder, armpit, sleeve } = cut
  if (!sleeve) return null
  const cuff: Point = [(sleeve.outer[0] + sleeve.inner[0]) / 2, (sleeve.outer[1] + sleeve.inner[1]) / 2]
  const top: Point = [(shoulder[0] + armpit[0]) / 2 + 4, shoulder[1] + 40]
  const angle = (Math.atan2(top[0] - cuff[0], cuff[1] - top[1]) * 180) / Math.PI
  const length = Math.hypot(cuff[0] - top[0], cuff[1] - top[1])
  const width = Math.max(Math.hypot(sleeve.outer[0] - sleeve.inner[0], sleeve.outer[1] - sleeve.inner[1]) * 1.24, 150)
  const box: Box = { x: top[0] - width / 2, y: top[1] - 60, width, height: length + 60 }
  const turn = `rotate(${angle.toFixed(2)} ${top[0]} ${top[1]})`
  return { box, transform: isRight ? `translate(1000 0) scale(-1 1) ${turn}` : turn }
}
