// The twelve floors of the house as data: a subject imports from its own rooms and from those below, types included.
import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** From the ground up; the kernel lies below them all. */
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

/** A subject and all below it. */
export const upTo = (subject: Floor): Floor[] => floors.slice(0, floors.indexOf(subject) + 1)

/** The rooms of a subject in shared/, by what lies in them. */
export interface Rooms {
  /** What it reads and sends, its rules and its codes: no React, no store, no call. */
  pure: string[]
  calls: string[]
  /** React parts. */
  parts: string[]
  /** What tests and the contract show of its calls; nothing that ships imports it. */
  examples: string[]
  /** The rest: state that belongs to no store. */
  other: string[]
}

/** The rooms of these subjects in the tree at `root`, as specifiers. */
export function roomsOf(root: string, subjects: readonly Floor[]): Rooms {
  const rooms: Rooms = { pure: [], calls: [], parts: [], examples: [], other: [] }
  for (const subject of subjects) sort(root, `shared/${subject}`, rooms)
  return rooms
}

/** What is no room of a kind may be a smaller subject with rooms of its own. */
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
