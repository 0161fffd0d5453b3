// Counts from a build's manifest what pages load, and holds it against the budgets.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { packOf as fileWith } from '../build/packs.ts'
import { KB, boundByPage, cataloguePerWidget, pageBudgets, sharedBudgets, stylesPerPage, widgetBudgets } from './budgets.ts'

/** What of touchline.manifest.json says how much is loaded. */
export const Manifest = v.object({
  build: v.string(),
  files: v.record(v.string(), v.object({ kind: v.string(), name: v.string(), brotli: v.number() })),
  widgets: v.record(
    v.string(),
    v.object({
      file: v.string(),
      css: v.nullable(v.string()),
      chunks: v.array(v.string()),
      later: v.optional(v.array(v.string()), []),
      /** The parts whose texts come with them. */
      laterTexts: v.optional(v.array(v.string()), []),
    }),
  ),
})
export type Manifest = v.InferOutput<typeof Manifest>

/** One line of the table. */
export interface ByteRow {
  what: string
  bytes: number
  /** In bytes. */
  budget: number
}

/** Reads the manifest of `dist/<flavour>`. */
export async function readManifest(root: string, flavour: string): Promise<Manifest> {
  return v.parse(Manifest, JSON.parse(await readFile(join(root, 'dist', flavour, 'touchline.manifest.json'), 'utf8')))
}

/** Every count that has a budget. Pages with a widget that is not built yet are left out. */
export function countBytes(manifest: Manifest): ByteRow[] {
  const { files, widgets } = manifest
  const size = (file: string) => files[file]?.brotli ?? 0
  const named = (name: string, kinds: readonly string[]) =>
    Object.entries(files).filter(([, file]) => file.name === name && kinds.includes(file.kind))
  /** The file that holds a bundle. One that is not there would count as nothing. */
  const script = (bundle: string) => {
    const [found] = named(fileWith(bundle), ['loader', 'chunk'])
    if (!found) throw new Error(`scripts/bench/bytes.ts: the build has no file with ${bundle}`)
    return found[0]
  }
  // The dearest language stands for all, since a page loads one.
  const catalogue = (name: string) => Math.max(0, ...named(name, ['catalogue']).map(([, file]) => file.brotli))
  const filesOf = (names: readonly string[]) => names.flatMap((name) => widgets[name]?.chunks ?? [])
  const laterOf = (names: readonly string[]) => names.flatMap((name) => widgets[name]?.later ?? [])
  const total = (list: readonly string[]) => [...new Set(list)].reduce((sum, file) => sum + size(file), 0)
  /** The file a widget is in, which may hold others. */
  const packOf = (name: string) => files[widgets[name]?.file ?? '']?.name ?? ''
  const packs = Map.groupBy(Object.keys(widgets), packOf)
  const texts = (names: readonly string[]) => [...new Set(['shared', ...names.map(packOf)])].reduce((sum, name) => sum + catalogue(name), 0)
  /** The texts of parts that are loaded later. */
  const laterTexts = (names: readonly string[]) =>
    [...new Set(names.flatMap((name) => widgets[name]?.laterTexts ?? []))].reduce((sum, part) => sum + catalogue(part), 0)
  const styles = (names: readonly string[]) =>
    total([named('base', ['css'])[0]?.[0] ?? '', ...names.map((name) => widgets[name]?.css ?? '')])

  const built = pageBudgets.filter((page) => page.widgets.every((name) => Object.hasOwn(widgets, name)))
  return [
    ...sharedBudgets.map(({ what, names, script: budget }) => ({ what, bytes: total(names.map(script)), budget: budget * KB })),
    // Of a page that somebody uses both are said: what it loads by itself, and what it has loaded once everything was touched.
    ...built.flatMap(({ page, widgets: names, isTouched, script: budget }) => {
      const first = [script('touchline'), ...filesOf(names)]
      const rowOf = (what: string, list: readonly string[], later = 0) => ({
        what,
        bytes: total(list) + texts(names) + later,
        budget: budget * KB,
      })
      if (!isTouched) return [rowOf(`scripts of ${page}`, first)]
      const all = [...first, script('api'), ...laterOf(names)]
      return [rowOf(`scripts of ${page}, as loaded`, first), rowOf(`scripts of ${page}`, all, laterTexts(names))]
    }),
    ...built.map(({ page, widgets: names }) => ({ what: `styles of ${page}`, bytes: styles(names), budget: stylesPerPage * KB })),
    // Widgets of one file come together, and may cost together what each may.
    ...Array.from(packs)
      .filter(([pack]) => !boundByPage.includes(pack))
      .map(([pack, names]) => ({
        what: `one more ${names.join(' + ')}`,
        bytes: size(widgets[names[0] ?? '']?.file ?? '') + catalogue(pack),
        budget: names.reduce((sum, name) => sum + (isConfigurator(name) ? widgetBudgets.configurators : widgetBudgets.simple), 0) * KB,
      })),
    // What widgets share, small catalogues folded in, counts with every page above.
    ...Array.from(packs, ([pack, names]) => ({
      what: `texts of ${names.join(' + ')}`,
      bytes: catalogue(pack) + laterTexts(names),
      budget: names.length * cataloguePerWidget * KB,
    })),
  ]
}

function isConfigurator(name: string): boolean {
  return widgetBudgets.list.some((one) => one === name)
}
