// Writes a PNG with many pictures side by side, to review drawings by eye.
// Usage: node demo-pages/pictures/contact-sheet.ts <department | silhouettes, by commas> [patterns | all] [views | all] [file] [cell size] [columns]
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { departments, everyView, patternsOf, silhouettes, viewsOf } from './picture-spec.ts'
import type { Pattern, PictureColours, PictureSpec, Silhouette, View } from './picture-spec.ts'
import { pictureSvg } from './picture-svg.ts'

const looks: PictureColours[] = [
  { main: '#c8102e', second: '#ffffff', accent: '#14213d' },
  { main: '#0b3d91', second: '#f2c200', accent: '#ffffff' },
  { main: '#16181d', second: '#3a3f49', accent: '#d9ff3a' },
  { main: '#f5f5f2', second: '#0a7f4f', accent: '#101216' },
  { main: '#ff6a13', second: '#1b1f3b', accent: '#ffffff' },
  { main: '#7cc4e8', second: '#ffffff', accent: '#0b2545' },
  { main: '#8a8f98', second: '#c8cbd0', accent: '#e4572e' },
  { main: '#2e7d4f', second: '#f2e6c9', accent: '#e0b000' },
]

/** Every combination of the requested values; each has its own seed and the next colours. */
export function specsOf(what: string, patternText: string, viewText: string): PictureSpec[] {
  const specs: PictureSpec[] = []
  for (const silhouette of silhouettesIn(what)) {
    for (const pattern of patternsIn(silhouette, patternText)) {
      for (const view of viewsIn(silhouette, viewText)) {
        const index = specs.length
        const colours = looks[index % looks.length] ?? { main: '#888888', second: '#ffffff', accent: '#000000' }
        specs.push({ silhouette, pattern, colours, view, seed: index + 3, ...(view === 'back' ? { number: '10', name: 'Jönsson' } : {}) })
      }
    }
  }
  return specs
}

/** Pictures side by side, row by row, as one PNG. */
export async function contactSheet(specs: PictureSpec[], cell: number, columns: number): Promise<Buffer> {
  const images = await Promise.all(
    specs.map(async (spec, index) => ({
      input: await sharp(Buffer.from(pictureSvg(spec, { width: cell })))
        .png()
        .toBuffer(),
      left: (index % columns) * cell,
      top: Math.floor(index / columns) * cell,
    })),
  )
  const height = Math.ceil(images.length / columns) * cell
  return sharp({ create: { width: columns * cell, height, channels: 3, background: '#ffffff' } })
    .composite(images)
    .png()
    .toBuffer()
}

if (import.meta.main) {
  const [what = 'team-wear', patternText = 'plain', viewText = '', file = 'contact-sheet.png', cell = '320', columns = '6'] =
    process.argv.slice(2)
  const specs = specsOf(what, patternText, viewText)
  await writeFile(file, await contactSheet(specs, Number(cell), Number(columns)))
  console.log(`${specs.length} pictures in ${file}`)
}

function silhouettesIn(text: string): Silhouette[] {
  const all: Silhouette[] = departments.flatMap((department) => [...silhouettes[department]])
  const department = departments.find((name) => name === text)
  const found = department ? [...silhouettes[department]] : all.filter((name) => text === 'all' || text.split(',').includes(name))
  if (found.length === 0) throw new Error(`No silhouette is called ${text}. Say a department, "all", or one of: ${all.join(', ')}.`)
  return found
}

function patternsIn(silhouette: Silhouette, text: string): Pattern[] {
  return patternsOf(silhouette).filter((pattern) => text === 'all' || text.split(',').includes(pattern))
}

function viewsIn(silhouette: Silhouette, text: string): View[] {
  const known = viewsOf(silhouette)
  if (text === '') return known.slice(0, 1)
  return everyView.filter((view) => known.includes(view) && (text === 'all' || text.split(',').includes(view)))
}
