// The suite's own files and the tags that a page prints for them, from the manifest of a build or of the installed package.
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import * as v from 'valibot'
import { send } from './http.ts'

const Tags = v.array(v.string())
const Manifest = v.object({
  version: v.string(),
  files: v.record(v.string(), v.unknown()),
  tags: v.object({ head: Tags, room: v.string() }),
  widgets: v.record(v.string(), v.object({ tags: Tags })),
  languages: v.record(v.string(), v.object({ tags: v.object({ head: Tags, widgets: v.record(v.string(), Tags) }) })),
})

/** The manifest, as far as pages need it. */
export type Manifest = v.InferOutput<typeof Manifest>

/** Reads the manifest of the folder. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, 'touchline.manifest.json')
  if (!existsSync(file))
    throw new Error(`There is no touchline.manifest.json in ${folder}: build first, or name the folder of the package.`)
  return v.parse(Manifest, JSON.parse(readFileSync(file, 'utf8')))
}

const scriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** What a page prints into its head: the tags of these widgets in this language, and the settings. */
export function headOf(
  { version, tags, widgets, languages }: Manifest,
  language: string,
  names: readonly string[],
  settings: object,
): string {
  const texts = languages[language]?.tags
  const all = [
    ...tags.head,
    tags.room,
    ...(texts?.head ?? []),
    ...names.flatMap((name) => [...(widgets[name]?.tags ?? []), ...(texts?.widgets[name] ?? [])]),
  ]
  const lines = [...new Set(all)].join('\n').replaceAll('{base}', `/touchline/${version}/`)
  return `${lines}\n<script type="application/json" id="touchline-page">${scriptText(settings)}</script>`
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
}

/** Sends one of the files at `/touchline/<version>/`; an address with the major alone leads to the version. */
export async function sendSuiteFile(response: ServerResponse, path: string, folder: string, { version, files }: Manifest): Promise<void> {
  const [, at = '', name = ''] = /^\/touchline\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (/^\d+$/.test(at)) {
    response.writeHead(302, { Location: `/touchline/${version}/${name}`, 'Access-Control-Allow-Origin': '*' }).end()
    return
  }
  const isThere = Object.hasOwn(files, name) || Object.hasOwn(files, name.replace(/\.map$/, '')) || name === 'touchline.manifest.json'
  if (!isThere) return send(response, 404, 'text/plain', 'There is no such file.')
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  send(response, 200, types[extname(name)] ?? 'application/octet-stream', await readFile(join(folder, name)))
}
