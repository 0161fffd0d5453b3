// The category tree: six departments, their groups and leaves, with their names. URL paths and ids are derived from it.
import * as v from 'valibot'
import { readData, Words } from './read-data.ts'
import data from './tree.json' with { type: 'json' }

const Leaf = v.strictObject({ code: v.string(), name: Words })
const Group = v.strictObject({ ...Leaf.entries, children: v.optional(v.array(Leaf)) })
const Department = v.strictObject({ ...Leaf.entries, children: v.optional(v.array(Group)) })

export interface Branch extends v.InferOutput<typeof Leaf> {
  children?: readonly Branch[] | undefined
}

/** Departments in the order of the menu. */
export const tree: readonly Branch[] = readData('tree.json', v.array(Department), data)
