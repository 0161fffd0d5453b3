// The address of a picture contains its specification and the drawing's version: the server needs no table, and caches need no purge.
import { drawingFingerprint } from './drawing-fingerprint.ts'
import { departments, everyView, mostTogether, patternsOf, silhouettes, viewsOf } from './picture-spec.ts'
import type { PictureColours, PictureLook, PictureSpec, Silhouette } from './picture-spec.ts'
import { sceneNames, sceneShapes } from './scene-spec.ts'
import type { SceneSpec } from './scene-spec.ts'

/**
 * The only widths that are served: a closed list, so that nobody can fill the cache. 800 suits most phones at full width: 412
 * points at 1.75 are 721 pixels.
 */
export const pictureWidths = [80, 160, 320, 480, 640, 800, 960, 1280, 1600] as const
export type PictureWidth = (typeof pictureWidths)[number]

const pictureFormats = ['webp', 'avif', 'png'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** The request that a media address contains. */
export type MediaRequest =
  | { kind: 'picture'; spec: PictureSpec; width: PictureWidth; format: PictureFormat }
  | { kind: 'scene'; spec: SceneSpec; width: PictureWidth; format: PictureFormat }

/** The folder of pictures in the current drawing; another state of the drawing code has another folder. */
export const mediaFolder = `/media/${drawingFingerprint()}/`
const longestName = 14
const highestSeed = 99_999

/**
 * The root-relative address of a product picture.
 * @example pictureUrl(spec, 640) → '/media/0a1b2c3d4e5f/football-shirt_stripes_c8102e-ffffff-111111_back_s7_n10_tJANSEN_640.webp'
 */
export function pictureUrl(spec: PictureSpec, width: PictureWidth, format: PictureFormat = 'webp'): string {
  const parts: string[] = [spec.silhouette, spec.pattern, writeColours(spec.colours), spec.view, `s${spec.seed}`]
  if (spec.number) parts.push(`n${spec.number}`)
  if (spec.name) parts.push(`t${writeName(spec.name)}`)
  for (const other of spec.others ?? []) parts.push(writeLook(other))
  if (spec.backdrop === 'none') parts.push('clear')
  return `${mediaFolder}${parts.join('_')}_${width}.${format}`
}

/** The root-relative address of a banner, a hero or a category tile; AVIF, since the largest paint of a page waits for one. */
export function sceneUrl(spec: SceneSpec, width: PictureWidth, format: PictureFormat = 'avif'): string {
  return `${mediaFolder}scene_${spec.scene}_${spec.shape}_${writeColours(spec.colours)}_s${spec.seed}_${width}.${format}`
}

/** A `srcset` of a product picture, up to a maximum width. */
export function pictureSrcset(spec: PictureSpec, largest: PictureWidth = 1600): string {
  const widths = pictureWidths.filter((width) => width <= largest)
  return widths.map((width) => `${pictureUrl(spec, width)} ${width}w`).join(', ')
}

/** Parses a product picture's address; returns null for any address that `pictureUrl` would not write. */
export function parsePictureUrl(path: string): Extract<MediaRequest, { kind: 'picture' }> | null {
  const frame = readFrame(path)
  if (!frame) return null
  const [name, pattern, colourText, view, seedText, ...extras] = frame.parts
  const silhouette = readSilhouette(name)
  const colours = readColours(colourText)
  const seed = readSeed(seedText)
  if (!silhouette || !colours || seed === null) return null
  const knownPattern = patternsOf(silhouette).find((candidate) => candidate === pattern)
  const knownView = everyView.find(
    (candidate) => candidate === view && (candidate === 'together' || viewsOf(silhouette).includes(candidate)),
  )
  if (!knownPattern || !knownView) return null
  const spec: PictureSpec = { silhouette, pattern: knownPattern, colours, view: knownView, seed }
  if (!readExtras(extras, spec) || !hasOthers(spec)) return null
  const { width, format } = frame
  return pictureUrl(spec, width, format) === path ? { kind: 'picture', spec, width, format } : null
}

/** Whether it has other products just where it can: in the view `together`, and where a kit is worn. */
function hasOthers({ view, silhouette, others }: PictureSpec): boolean {
  if (view === 'together') return others !== undefined
  return others === undefined || (view === 'use' && silhouette === 'team-kit')
}

/** Parses a scene's address; returns null for any address that `sceneUrl` would not write. */
export function parseSceneUrl(path: string): Extract<MediaRequest, { kind: 'scene' }> | null {
  const frame = readFrame(path)
  if (!frame || frame.parts.length !== 5) return null
  const [prefix, sceneText, shapeText, colourText, seedText] = frame.parts
  const scene = sceneNames.find((candidate) => candidate === sceneText)
  const shape = sceneShapes.find((candidate) => candidate === shapeText)
  const colours = readColours(colourText)
  const seed = readSeed(seedText)
  if (prefix !== 'scene' || !scene || !shape || !colours || seed === null) return null
  const spec: SceneSpec = { scene, shape, colours, seed }
  const { width, format } = frame
  return sceneUrl(spec, width, format) === path ? { kind: 'scene', spec, width, format } : null
}

/** Parses any media address. */
export function parseMediaUrl(path: string): MediaRequest | null {
  return parsePictureUrl(path) ?? parseSceneUrl(path)
}

function readFrame(path: string): { parts: string[]; width: PictureWidth; format: PictureFormat } | null {
  if (path.length > 320 || !path.startsWith(mediaFolder)) return null
  const match = /^([a-zA-Z0-9~.\-_]+)_(\d{2,4})\.([a-z]{3,4})$/.exec(path.slice(mediaFolder.length))
  const width = pictureWidths.find((candidate) => String(candidate) === match?.[2])
  const format = pictureFormats.find((candidate) => candidate === match?.[3])
  if (!match?.[1] || !width || !format) return null
  return { parts: match[1].split('_'), width, format }
}

function readExtras(extras: string[], spec: PictureSpec): boolean {
  const others: PictureLook[] = []
  for (const extra of extras) {
    if (/^n\d{1,3}$/.test(extra) && !spec.number) spec.number = extra.slice(1)
    else if (/^t.+$/.test(extra) && !spec.name) {
      const name = readName(extra.slice(1))
      if (!name) return false
      spec.name = name
    } else if (extra.startsWith('w') && !spec.backdrop) {
      const look = readLook(extra.slice(1))
      if (!look || others.push(look) >= mostTogether) return false
      spec.others = others
    } else if (extra === 'clear' && !spec.backdrop) spec.backdrop = 'none'
    else return false
  }
  return true
}

/** Another product of the picture: its words as those of the first, joined by full stops. */
function writeLook({ silhouette, pattern, colours, seed, number }: PictureLook): string {
  return `w${[silhouette, pattern, writeColours(colours), `s${seed}`, ...(number ? [`n${number}`] : [])].join('.')}`
}

function readLook(text: string): PictureLook | null {
  const [name, pattern, colourText, seedText, numberText] = text.split('.')
  const silhouette = readSilhouette(name)
  const colours = readColours(colourText)
  const seed = readSeed(seedText)
  const knownPattern = silhouette && patternsOf(silhouette).find((candidate) => candidate === pattern)
  if (!silhouette || !colours || seed === null || !knownPattern) return null
  const look = { silhouette, pattern: knownPattern, colours, seed }
  if (numberText === undefined) return look
  return /^n\d{1,3}$/.test(numberText) ? { ...look, number: numberText.slice(1) } : null
}

function readSilhouette(text: string | undefined): Silhouette | null {
  for (const department of departments) {
    const found = silhouettes[department].find((name) => name === text)
    if (found) return found
  }
  return null
}

function writeColours({ main, second, accent }: PictureColours): string {
  return [main, second, accent].map((colour) => colour.slice(1).toLowerCase()).join('-')
}

function readColours(text: string | undefined): PictureColours | null {
  const match = /^([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})$/.exec(text ?? '')
  return match ? { main: `#${match[1]}`, second: `#${match[2]}`, accent: `#${match[3]}` } : null
}

function readSeed(text: string | undefined): number | null {
  const match = /^s(\d{1,5})$/.exec(text ?? '')
  const seed = Number(match?.[1] ?? Number.NaN)
  return seed <= highestSeed ? seed : null
}

/** Keeps letters and digits and writes everything else as `~<hex>.`, since proxies may change percent signs. */
function writeName(name: string): string {
  return Array.from(name, (letter) => (/^[A-Za-z0-9]$/.test(letter) ? letter : `~${letter.codePointAt(0)?.toString(16)}.`)).join('')
}

function readName(text: string): string | null {
  const name = text.replace(/~([0-9a-f]{2,5})\./g, (_, hex: string) => String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)))
  return new RegExp(`^[\\p{L}\\p{N} .'’-]{1,${longestName}}$`, 'u').test(name) ? name : null
}
