// Tests touchline.manifest.json against the files it describes, for a host's build, a page builder and a policy.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { places } from '#shared/mount/slots/places.ts'
import { widgets as table } from '#widgets/index.ts'
import { distFolder, flavour } from './stage.ts'

/** The parts of the manifest that this test reads. */
interface Manifest {
  files: Record<string, { bytes: number; brotli: number; integrity: string }>
  tags: { head: string[] }
  languages: Record<string, { importMap: string; tags: { head: string[]; widgets: Record<string, string[]> } }>
  kit: { customProperties: { name: string; initial: string; description: string }[]; classes: string[] }
  widgets: Record<
    string,
    {
      kind: string
      when: string
      summary: string
      example: string
      events: { name: string; detail: string }[]
      customProperties: string[]
      slots: string[]
      classes: string[]
      options: { $schema: string; type: string; required: string[]; properties: Record<string, { description?: string }> }
      tags: string[]
    }
  >
}

const dist = join(distFolder, flavour)
const manifest: Manifest = JSON.parse(await readFile(join(dist, 'touchline.manifest.json'), 'utf8'))
const sha256 = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`

test('every file that a page may load is listed with its size, plain and as brotli, and its SHA-256', async () => {
  const shipped = (await readdir(dist)).filter((file) => /\.(js|css)$/.test(file))
  expect(Object.keys(manifest.files).toSorted()).toEqual(shipped.toSorted())
  for (const [file, about] of Object.entries(manifest.files)) {
    const [content, packed] = await Promise.all([readFile(join(dist, file)), readFile(join(dist, `${file}.br`))])
    expect(about, file).toMatchObject({ bytes: content.length, brotli: packed.length, integrity: sha256(content) })
  }
})

test('every tag and every entry of an import map names such a file with its SHA-256', () => {
  const { tags, languages, widgets } = manifest
  const all = [
    ...tags.head,
    ...Object.values(widgets).flatMap((one) => one.tags),
    ...Object.values(languages).flatMap((one) => [...one.tags.head, ...Object.values(one.tags.widgets).flat()]),
  ]
  expect(all.length).toBeGreaterThan(Object.keys(widgets).length)
  for (const tag of all) {
    const [, file = '', integrity] = /(?:src|href)="\{base\}([^"]+)" integrity="([^"]+)" crossorigin/.exec(tag) ?? []
    expect(manifest.files[file]?.integrity, tag).toBe(integrity)
  }
  for (const { importMap } of Object.values(languages)) {
    const { integrity }: { integrity: Record<string, string> } = JSON.parse(importMap)
    for (const [path, hash] of Object.entries(integrity)) expect(manifest.files[path.replace('{base}', '')]?.integrity, path).toBe(hash)
  }
})

test.each(Object.entries(table))(
  '%s: a summary, a mount, a JSON Schema that describes each option, events and properties',
  (name, entry) => {
    const about = manifest.widgets[name]
    expect(about).toMatchObject({ kind: entry.kind, when: entry.when })
    expect(about?.summary).toMatch(/^\S.*\.$/)
    expect(about?.example).toContain(`data-touchline="${name}"`)
    expect(about?.options).toMatchObject({ $schema: 'http://json-schema.org/draft-07/schema#', type: 'object' })
    for (const [option, { description }] of Object.entries(about?.options.properties ?? {})) expect(description, option).toMatch(/\S/)
    for (const event of about?.events ?? [])
      expect(event).toEqual({ name: expect.stringMatching(/^touchline:/), detail: expect.stringMatching(/\S/) })
    for (const place of about?.slots ?? []) expect(Object.keys(places)).toContain(place)
    for (const property of about?.customProperties ?? []) expect(property).toMatch(/^--touchline-/)
    for (const one of about?.classes ?? []) expect(one).toContain(`${name}-`)
  },
)

test('every place for a slot is listed by a widget that has it', () => {
  const named = Object.values(manifest.widgets).flatMap(({ slots }) => slots)
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(places).toSorted())
  expect(manifest.widgets['cart']?.slots).toEqual(['cart.line', 'empty-state'])
})

test('the kit lists its tokens with defaults and descriptions, and the classes of its components', () => {
  const { customProperties, classes } = manifest.kit
  expect(customProperties).toContainEqual({
    name: '--touchline-control-height',
    initial: '48px',
    description: 'The minimum height of buttons and fields; less than 44px is hard to hit by thumb.',
  })
  expect(customProperties.length).toBeGreaterThan(35)
  expect(classes).toEqual(expect.arrayContaining(['touchline-button', 'touchline-card', 'touchline-dialog', 'touchline-input']))
  expect(manifest.widgets['cart']?.classes).toContain('cart-line')
})
