// A product as a customer photographs it at home: slightly tilted, in front of a plain wall or on a floor, in the light of a room.
import type { PictureSpec } from './picture-spec.ts'
import { pictureSvg } from './picture-svg.ts'

/** The room of the photo: the wall behind the product, the floor below it, and the colour of the light. */
export interface Room {
  wall: string
  floor: string
  light: string
  /** The tilt of the camera, in degrees. */
  tilt: number
  isUpright: boolean
}

/** A snapshot's longer and shorter side. */
const sides = [720, 540] as const

/** The size of a snapshot. */
export function snapshotSize({ isUpright }: Pick<Room, 'isUpright'>): { width: number; height: number } {
  const [long, short] = sides
  return isUpright ? { width: short, height: long } : { width: long, height: short }
}

/**
 * Draws a snapshot; `spec` is the product's own, in the colour that was bought.
 * @example snapshotSvg({ ...spec, view: 'front' }, { wall: '#c9b8a3', floor: '#8d6b4a', light: '#ffd9a0', tilt: -4, isUpright: true })
 */
export function snapshotSvg(spec: PictureSpec, room: Room): string {
  const { width, height } = snapshotSize(room)
  const size = Math.min(width, height) * 0.94
  const horizon = height * (room.isUpright ? 0.78 : 0.7)
  const product = pictureSvg({ ...spec, backdrop: 'none' }, { width: 1000, prefix: 'snapshot' })
  const place = `translate(${width * 0.51} ${height * 0.5}) rotate(${room.tilt}) scale(${size / 1000}) translate(-500 -500)`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
    <linearGradient id="fall" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0" stop-color="${room.light}" stop-opacity="0.55"/><stop offset="0.55" stop-color="${room.light}" stop-opacity="0.1"/><stop offset="1" stop-color="#1a1410" stop-opacity="0.3"/></linearGradient>
    <radialGradient id="corners" cx="0.46" cy="0.46" r="0.75"><stop offset="0.6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.32"/></radialGradient>
    <radialGradient id="shadow"><stop offset="0.5" stop-color="#000" stop-opacity="0.3"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs>
    <rect width="${width}" height="${height}" fill="${room.wall}"/>
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${room.floor}"/>
    <rect y="${horizon - 14}" width="${width}" height="14" fill="#ffffff" opacity="0.5"/>
    <rect width="${width}" height="${height}" fill="url(#fall)"/>
    <ellipse cx="${width * 0.535}" cy="${height * 0.54}" rx="${size * 0.44}" ry="${size * 0.47}" fill="url(#shadow)"/>
    <g transform="${place}">${product}</g>
    <rect width="${width}" height="${height}" fill="${room.light}" opacity="0.1"/>
    <rect width="${width}" height="${height}" fill="url(#corners)"/></svg>`
}
