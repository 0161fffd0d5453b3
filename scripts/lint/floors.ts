// The twelve subjects of the code, from low to high: a subject imports from its own folders and those of lower subjects, types too.
import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** From the lowest to the highest; the kernel is below them all. */
export const floors = [
  'page',
  'address',
  'session',
  'product',
  'catalogue',
  'saved',
  'cart',
  'checkout',
  'orders',
  'account',
  'teams',
  'content',
] as const

/** A subject. */
export type Floor = (typeof floors)[number]

/** A subject and all lower ones. */
export const upTo = (subject: Floor): Floor[] => floors.slice(0, floors.indexOf(subject) + 1)

/** The folders of a subject in shared/, by their kind. */
export interface Rooms {
  /** Wire schemas, rules and codes: no React, no store, no call. */
  pure: string[]
  calls: string[]
  /** React parts. */
  parts: string[]
  /** Examples of its calls for tests and the contract; no shipped file imports them. */
  examples: string[]
  /** The other folders: state that belongs to no store. */
  other: string[]
}

/** The folders of these subjects in the tree at `root`, as import specifiers. */
export function roomsOf(root: string, subjects: readonly Floor[]): Rooms {
  const rooms: Rooms = { pure: [], calls: [], parts: [], examples: [], other: [] }
  for (const subject of subjects) sort(root, `shared/${subject}`, rooms)
  return rooms
}

/** A folder of no known kind may be a smaller subject with folders of its own. */
function sort(root: string, folder: string, rooms: Rooms): void {
  for (const entry of entriesIn(join(root, folder))) {
    const path = `${folder}/${entry.name}`
    const kind = kindOf(entry.name)
    if (kind === 'other' && entry.isDirectory()) sort(root, path, rooms)
    else rooms[kind].push(`#${path}`)
  }
}

function kindOf(name: string): keyof Rooms {
  if (/^(wire|rules|wire\.ts|codes\.ts|events\.ts|slots\.ts)$/.test(name)) return 'pure'
  if (/^(calls|examples)(\.ts)?$/.test(name)) return name.startsWith('calls') ? 'calls' : 'examples'
  return name === 'parts' ? 'parts' : 'other'
}

function entriesIn(folder: string): Dirent[] {
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
}
