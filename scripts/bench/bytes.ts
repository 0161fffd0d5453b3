// Counts from a build's manifest what pages load, and holds it against the budgets.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { always } from '../build/files.ts'
import {
  KB,
  boundByPage,
  byThemselves,
  cataloguePerWidget,
  onlySome,
  pageBudgets,
  sharedBudgets,
  stylesPerPage,
  widgetBudgets,
} from './budgets.ts'

/** What of touchline.manifest.json says how much is loaded. */
export const Manifest = v.object({
  build: v.string(),
  files: v.record(v.string(), v.object({ kind: v.string(), name: v.string(), brotli: v.number() })),
  widgets: v.record(
    v.string(),
    v.object({
      file: v.string(),
      when: v.string(),
      css: v.nullable(v.string()),
      chunks: v.array(v.string()),
      later: v.optional(v.array(v.string()), []),
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
  /** A script by its name. One that is not there would count as nothing. */
  const script = (name: string) => {
    const [found] = named(name, ['loader', 'chunk', 'widget'])
    if (!found) throw new Error(`scripts/bench/bytes.ts: the build has no file ${name}`)
    return found[0]
  }
  // The dearest language stands for all, since a page loads one.
  const catalogue = (name: string) => Math.max(0, ...named(name, ['catalogue']).map(([, file]) => file.brotli))
  const filesOf = (names: readonly string[]) => names.flatMap((name) => widgets[name]?.chunks ?? [])
  const isForSome = (file: string) => onlySome.some(({ name }) => name === files[file]?.name)
  const laterOf = (names: readonly string[]) => names.flatMap((name) => widgets[name]?.later ?? []).filter((file) => !isForSome(file))
  /** Those that start before anybody scrolls or touches. */
  const atOnce = (names: readonly string[]) => names.filter((name) => !['visible', 'interaction'].includes(widgets[name]?.when ?? ''))
  const total = (list: readonly string[]) => [...new Set(list)].reduce((sum, file) => sum + size(file), 0)
  /** The file a widget is in, which may hold others. */
  const homeOf = (name: string) => files[widgets[name]?.file ?? '']?.name ?? ''
  const homes = Map.groupBy(Object.keys(widgets), homeOf)
  const texts = (names: readonly string[]) =>
    [...new Set([always.name, ...names.map(homeOf)])].reduce((sum, name) => sum + catalogue(name), 0)
  const styles = (names: readonly string[]) =>
    total([named(always.name, ['css'])[0]?.[0] ?? '', ...names.map((name) => widgets[name]?.css ?? '')])

  const built = pageBudgets.filter((page) => page.widgets.every((name) => Object.hasOwn(widgets, name)))
  return [
    ...sharedBudgets.map(({ what, names, script: budget }) => ({ what, bytes: total(names.map(script)), budget: budget * KB })),
    ...onlySome.map(({ name, where, script: budget }) => ({
      what: `${name}, ${where}`,
      bytes: size(script(name)),
      budget: budget * KB,
    })),
    // Of a page that somebody uses both are said: what it loads by itself, and what it has loaded once everything was seen and touched.
    ...built.flatMap(({ page, widgets: names, isTouched, script: budget, asLoaded = budget }) => {
      const rowOf = (what: string, some: readonly string[], later: readonly string[], most: number) => ({
        what,
        bytes: total([script('touchline'), ...filesOf(some), ...later]) + texts(some),
        budget: most * KB,
      })
      if (!isTouched) return [rowOf(`scripts of ${page}`, names, [], budget)]
      return [
        rowOf(`scripts of ${page}, as loaded`, atOnce(names), [], asLoaded),
        rowOf(`scripts of ${page}`, names, [script('api'), ...laterOf(names)], budget),
      ]
    }),
    ...built.map(({ page, widgets: names }) => ({ what: `styles of ${page}`, bytes: styles(names), budget: stylesPerPage * KB })),
    // Widgets of one file come together, and may cost together what each may.
    ...Array.from(homes)
      .filter(([home]) => !boundByPage.includes(home))
      .map(([home, names]) => ({
        what: `one more ${names.join(' + ')}`,
        bytes: size(widgets[names[0] ?? '']?.file ?? '') + catalogue(home),
        budget: names.reduce((sum, name) => sum + (isConfigurator(name) ? widgetBudgets.configurators : widgetBudgets.simple), 0) * KB,
      })),
    ...byThemselves.map((name) => ({
      what: `${name}, where there is nothing but the runtime`,
      bytes: total(filesOf([name])) - total([script(always.name)]),
      budget: widgetBudgets.simple * KB,
    })),
    // What every page says counts with every page above.
    ...Array.from(homes)
      .filter(([home]) => home !== always.name)
      .map(([home, names]) => ({
        what: `texts of ${names.join(' + ')}`,
        bytes: catalogue(home),
        budget: names.length * cataloguePerWidget * KB,
      })),
  ]
}

function isConfigurator(name: string): boolean {
  return widgetBudgets.list.some((one) => one === name)
}
