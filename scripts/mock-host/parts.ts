// The parts of a mock host: calls with examples, and goods. The package's build replaces this file by one with all of them inside.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../build/flavours.ts'
import { loadTree } from '../contract/load.ts'
import { exampleCalls } from './answer-call.ts'
import { readGoods } from './read-goods.ts'
import type { Parts } from './site.ts'

let reading: Promise<Parts> | null = null

/** Reads them from the source, once. */
export function readParts(): Promise<Parts> {
  return (reading ??= read())
}

async function read(): Promise<Parts> {
  const [tree, goods] = await Promise.all([loadTree(root), readFile(join(import.meta.dirname, 'goods.json'), 'utf8')])
  return { calls: exampleCalls(tree), goods: readGoods(goods, 'goods.json') }
}
