// Generates touchline.d.ts: the types of `window.touchline` and its events in one file without imports.
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headings } from '#shared/adapters/headings.ts'
import { root } from '../build/flavours.ts'
import { documented, readDocs, type HostDocs } from './host-docs.ts'
import { withGenerics } from './host-generics.ts'

/** The compiler's declarations of `widgets/page/host-contract.ts`, by name. Names that others use come first. */
async function readTypes(): Promise<{ types: Map<string, string>; docs: HostDocs }> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-types-'))
  try {
    const settings = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        noErrorTruncation: true,
        noCheck: true,
        allowJs: false,
        rootDir: root,
        outDir: join(folder, 'out'),
        typeRoots: [join(root, 'node_modules/@types')],
      },
      // Every codes.ts adds codes of failures.
      files: ['widgets/page/host-contract.ts', ...globSync('shared/**/codes.ts', { cwd: root })].map((file) => join(root, file)),
      include: [],
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    await compile(join(folder, 'tsconfig.json'))
    const out = join(folder, 'out')
    return { types: split(await readFile(join(out, 'widgets/page/host-contract.d.ts'), 'utf8')), docs: await readDocs(out) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function compile(project: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`touchline.d.ts: the compiler could not write the types\n${said}`)
}

function split(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const name of [
    'FailureKind',
    'MessageCode',
    'ProductType',
    'ProductKind',
    'AnalyticsName',
    'ChallengedForm',
    'Device',
    'ShapeName',
  ]) {
    const body = new RegExp(`export declare const ${name}: \\{([\\s\\S]*?)\\n\\};`).exec(text)?.[1] ?? ''
    found.set(name, Array.from(body.matchAll(/^\s*"?([\w.-]+)"?: 0;/gm), ([, key = '']) => `'${key}'`).join(' | '))
  }
  const body = /export declare const types: \{\n([\s\S]*?)\n\};/.exec(text)?.[1] ?? ''
  for (const [, name = '', type = ''] of body.matchAll(/^ {4}(\w+): ([\s\S]*?);$(?=\n {4}\w|\n?$(?![\s\S]))/gm)) found.set(name, type)
  return found
}

/** A type from one of our files, as the compiler writes it: by its path, or by the namespace import in host-contract.ts. */
const STRANGER = /(?:import\("[^"]*"\)|\b[a-z]\w*)\.([A-Z]\w*)/g

const oneLine = (type: string) => type.replace(/\s+/g, ' ')

/** Replaces each inlined type in another type by its name. */
function named(type: string, names: ReadonlyMap<string, string>): string {
  let text = oneLine(type)
  // The longest first, since types inside it may have a name too.
  const byLength = Array.from(names).toSorted(([, one], [, other]) => other.length - one.length)
  for (const [name, whole] of byLength) text = text.replaceAll(oneLine(whole), name)
  text = text.replaceAll(STRANGER, (stranger, name: string) => (names.has(name) ? name : stranger))
  return indented(withGenerics(text))
}

/** Formats one member per line. */
function indented(type: string): string {
  let depth = 0
  return type.replaceAll(/\{ |(?:; | )?\}|; /g, (mark) => {
    if (mark.includes('{')) depth++
    if (mark.includes('}')) depth--
    const line = `\n${'  '.repeat(depth)}`
    return mark.includes('}') ? `${line}}` : mark.includes('{') ? `{${line}` : `;${line}`
  })
}

/** The text of the file; the compiler takes a second, so a build starts it early. */
export async function hostTypes(): Promise<string> {
  const { types, docs } = await readTypes()
  const known = new Map<string, string>()
  const lines: string[] = []
  for (const [name, type] of types) {
    lines.push(documented(name, `export type ${name} = ${named(type, known)}`, docs))
    known.set(name, type)
  }
  const text = frame.replace('{types}', lines.join('\n')).replace('{headings}', headings.map((heading) => `  | '${heading}'`).join('\n'))
  const strangers = new Set(text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').match(STRANGER))
  if (strangers.size > 0) throw new Error(`touchline.d.ts: write ${[...strangers].join(', ')} out in widgets/page/host-contract.ts`)
  return text
}

const frame = `// Touchline: types of window.touchline and of its events, for host code. Needs no other file.

{types}

/** A value that is loaded from the server, in one of four states. */
export type Loadable<Value> = { state: 'idle' } | { state: 'loading' } | { state: 'failed'; error: Failure } | { state: 'ready'; value: Value }

/** The result of every function of the API: a value or a failure. Functions never throw. */
export type Result<Value = void> = { ok: true; value: Value } | { ok: false; error: Failure }

/** A read-only store. */
export interface PublicStore<Value> {
  /** Returns the current value. */
  get: () => Value
  /** Calls the listener now and after every change. Returns a function that unsubscribes. */
  subscribe: (listener: (value: Value) => void) => () => void
}

/** The host's own content in a place of our widgets. */
export interface Slot<Context> {
  /** Renders into the given element, with any library. May return a function that cleans up. */
  mount: (element: HTMLElement, context: Context) => (() => void) | void
  /** Called when the context of its place changes. Without it, the slot is unmounted and mounted again in an empty element. */
  update?: (element: HTMLElement, context: Context) => void
}

/** Every event is also a DOM event. It bubbles from the mount that caused it, or is dispatched on the document. */
export type DomEvents = { [Name in keyof Events as \`touchline:\${Name}\`]: CustomEvent<Events[Name]> }

/** The value of \`await touchline.ready\`. Functions never reject: they resolve to \`{ ok: true, value }\` or \`{ ok: false, error }\`. */
export type PublicApi = Verbs & BesideVerbs

/** The argument of \`extend\` by place: a slot, or a \`<template>\` whose placeholders become text. \`checkout\` is short for its three, and \`challenge\` is the host's check against robots. */
export type Extensions = { [Place in keyof Slots]: Slots[Place] | HTMLTemplateElement } & { checkout: CheckoutExtension; challenge: Challenge }

/** The heading of a call in CONTRACT.md. */
export type Heading =
{headings}

/**
 * The default export of the module that \`adapter\` names in the page's settings; CONTRACT.md says how to write one.
 * @example
 * export default { shapes: { money: (cents) => Number(cents) / 100 }, calls: { 'GET checkout/cart/gifts': { call: () => [] } } }
 */
export interface Adapter {
  /** By the contract's headings; calls of one heading share a rule. */
  calls?: { readonly [Name in Heading]?: AdapterRule }
  /** By the name of a shape that occurs in several places: in answers, printed JSON, printed options and the page's \`session\`. */
  shapes?: { readonly [Name in ShapeName]?: AdapterShape }
}

/** Edit mode, for page builders that show the real page while it is edited. It is loaded on first use. */
export interface Editor {
  /** Starts edit mode: no autoplay, analytics, storage or orders; a call that would change something is refused with a message. */
  load: () => Promise<void>
  /** Ends edit mode. */
  unload: () => Promise<void>
  /**
   * Brings an element into view: opens its tab or toggle, moves to its slide. An empty mount shows its options.
   * @example await touchline.editor.select(document.querySelector('[data-block="b3"]'))
   */
  select: (element: Element) => Promise<void>
  /** Clears the selection. */
  deselect: () => Promise<void>
}

/** \`window.touchline\`, and the export of touchline.js. */
export interface Touchline {
  /** The release. */
  readonly version: string
  /** The functions and read-only stores; loaded on first use. */
  readonly ready: Promise<PublicApi>
  /** Listens to an event. Returns a function that stops listening. With \`hasLast\`, a late listener gets the last event at once. */
  on: <Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void, options?: { hasLast?: boolean }) => () => void
  /** Adds a listener for errors and wrong options. Returns a function that removes it. */
  onError: (listener: (error: unknown, context: ErrorContext) => void) => () => void
  /** Listens to every event, including past ones; for tools. */
  watch: (watch: (announcement: Announcement) => void) => () => void
  /**
   * Puts the host's own content into a place of our widgets, wherever it is drawn. Returns a function that removes it.
   * @example touchline.extend('product-card.badge', { mount: (element, { product }) => element.append(product.sku) })
   */
  extend: <Place extends keyof Extensions>(place: Place, slot: Extensions[Place]) => () => void
  /** Edit mode, for page builders. */
  readonly editor: Editor
  /** The mounts found so far. */
  mounts: () => MountInfo[]
  /** Looks for mounts in a part of the page now, instead of at the next frame. */
  scan: (root?: Element) => void
}

export declare const touchline: Touchline

declare global {
  interface Window {
    /** Defined once touchline.js has run. */
    readonly touchline?: Touchline
  }
  interface DocumentEventMap extends DomEvents {}
  interface HTMLElementEventMap extends DomEvents {}
  interface WindowEventMap extends DomEvents {}
}
`
