// Hand-drawn shapes: an SVG file beside the code, which any viewer opens; ids name its outlines and details.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { symmetric } from './path.ts'

/** One file of shapes. */
export interface Sheet {
  /** A path's data. A path with class `half` is the left half of an outline, from the top of its middle to the foot; its mirror image closes it. */
  outline(id: string): string
  /** The content of a group; `{{accent}}` and similar placeholders are replaced with these values. */
  detail(id: string, values?: Readonly<Record<string, string>>): string
}

/** Reads `<name>.svg` of a folder once. A missing shape throws an error that names it. */
export function readSheet(folder: string, name: string): Sheet {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8')
  const outlines = new Map<string, string>()
  for (const [, id = '', half, line = ''] of svg.matchAll(/<path id="([\w-]+)"( class="half")? d="([^"]+)"/g))
    outlines.set(id, half ? symmetric(line) : line)
  const details = new Map(
    Array.from(svg.matchAll(/<g id="([\w-]+)">([\s\S]*?)<\/g>/g), ([, id = '', inside = '']) => [id, onOneLine(inside)]),
  )
  const take = (shapes: ReadonlyMap<string, string>, id: string): string => {
    const shape = shapes.get(id)
    if (shape === undefined) throw new Error(`pictures: ${name}.svg has no shape "${id}"`)
    return shape
  }
  return {
    outline: (id) => take(outlines, id),
    detail: (id, values = {}) => fill(take(details, id), values, `${name}.svg`),
  }
}

function onOneLine(svg: string): string {
  return svg.trim().replaceAll(/>\s+</g, '><')
}

function fill(svg: string, values: Readonly<Record<string, string>>, file: string): string {
  return svg.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`pictures: ${file} has a hole for "${name}", which nobody fills`)
    return value
  })
}
