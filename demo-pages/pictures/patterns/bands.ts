// Bands on a round object: x runs over half a cylinder, y sags slightly towards the middle.
import { round } from '../drawing/path.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const bulge = 0.78

/** The x in the box, seen from the front, of a part (0 to 1) of the way around. */
export function edgeAt(box: Box, part: number): number {
  const angle = (part * 2 - 1) * (Math.PI / 2) * bulge
  return box.x + (box.width / 2) * (1 + Math.sin(angle) / Math.sin((Math.PI / 2) * bulge))
}

/** A straight upright band from the top of the box to its foot. */
export function rect(left: number, right: number, box: Box, fill: string): string {
  return `<path d="M${round(left)} ${round(box.y - 30)}H${round(right)}V${round(box.y + box.height + 40)}H${round(left)}Z" fill="${fill}"/>`
}

/** How far a level line sags at this x. */
function sag(box: Box, x: number): number {
  const part = Math.min(1, Math.abs((x - box.x) / box.width - 0.5) * 2)
  return Math.min(16, box.width * 0.045) * (1 - part * part)
}

/** A piece of a hoop between two values of x. */
export function band(box: Box, left: number, right: number, y: number, height: number, fill: string): string {
  const middle = (left + right) / 2
  const level = (x: number, lift: number): number => round(y + lift + sag(box, x))
  const over = round(2 * level(middle, 0) - (level(left, 0) + level(right, 0)) / 2)
  const under = round(2 * level(middle, height) - (level(left, height) + level(right, height)) / 2)
  return `<path d="M${round(left)} ${level(left, 0)}Q${round(middle)} ${over} ${round(right)} ${level(right, 0)}V${level(right, height)}Q${round(middle)} ${under} ${round(left)} ${level(left, height)}Z" fill="${fill}"/>`
}

/** A whole hoop across the box. */
export function hoop(box: Box, y: number, height: number, fill: string): string {
  return band(box, box.x - 30, box.x + box.width + 30, y, height, fill)
}
