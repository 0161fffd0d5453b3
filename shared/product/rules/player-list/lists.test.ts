// Compares lists of clubs with what a person would expect of them, written by hand.
// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tableRows } from '#shared/html/table-rows.ts'
import { chosenSize, type RosterPlan } from '#shared/product/rules/roster.ts'
import { guessColumns } from './guess-columns.ts'
import { dutch } from './lists/dutch.cases.ts'
import { english } from './lists/english.cases.ts'
import { german } from './lists/german.cases.ts'
import { swedish } from './lists/swedish.cases.ts'
import { merge } from './merge.ts'
import { clubPlan, plan } from './plans.cases.ts'
import { playersFrom } from './players-from.ts'
import { readList } from './read-list.ts'
import { type ListFile, textOfFile } from './text-of-file.ts'

async function fileOf(name: string): Promise<ListFile> {
  const bytes = await readFile(join(import.meta.dirname, 'lists', name))
  return { name, size: bytes.length, arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer) }
}

/** The list as a person would write it down. */
async function read(name: string, of: RosterPlan) {
  const text = await textOfFile(await fileOf(name), tableRows)
  if (!text.ok) throw new Error(`${name}: ${text.fault}`)
  const table = readList(text.text, of)
  const { players, leftOut, unclear } = playersFrom(table, guessColumns(table, of), of)
  const labels = (productId: number, ids: readonly string[]) => {
    const sizes = of.products.find(({ id }) => id === productId)?.sizes ?? []
    return ids.map((id) => sizes.find((size) => size.id === id)?.label).join(', ')
  }
  return {
    all: players,
    players: players.map((player) =>
      [
        player.name,
        player.number,
        ...of.products.map((one) => chosenSize(one, player)?.label ?? ''),
        ...[player.quantity ?? []].flat(),
      ].join('|'),
    ),
    leftOut: leftOut.map(({ line, reason, cell }) => `${line} ${reason} ${cell}`),
    unclear: unclear.map(
      ({ productId, cell, candidates, lines }) =>
        `${of.products.find(({ id }) => id === productId)?.label} ${cell}: ${labels(productId, candidates)} (${lines.join(', ')})`,
    ),
  }
}

const cases = [...dutch, ...english, ...german, ...swedish]

test('forty lists are compared', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40)
})

describe('a list is read as a person would', () => {
  test.each(cases)('$file: $why', async ({ file, plan: whose, players, leftOut = [], unclear = [] }) => {
    const found = await read(file, whose === 'club' ? clubPlan : plan)
    expect({ players: found.players, leftOut: found.leftOut, unclear: found.unclear }).toEqual({ players, leftOut, unclear })
  })
})

test('of 33 players three have no room, and are named', async () => {
  const { all } = await read('en-too-many.csv', plan)
  const { players, outcomes } = merge([], all, 'add', plan)
  expect(players).toHaveLength(30)
  expect(outcomes.filter(({ kind }) => kind === 'left').map(({ listed }) => `${listed.line} ${listed.name}`)).toEqual([
    '32 Player BE',
    '33 Player BF',
    '34 Player BG',
  ])
})

test('a workbook with a sheet for each team says so, and begins with the fullest; one that is hidden is none', async () => {
  const workbook = await textOfFile(await fileOf('nl-teams.xlsx'), tableRows)
  if (!workbook.ok) throw new Error(workbook.fault)
  expect(workbook.sheets.map(({ name }) => name)).toEqual(['JO11-1', 'JO13-2'])
  expect(workbook.text).toBe(workbook.sheets[1]?.text)
  expect(
    workbook.sheets.map(({ text }) => playersFrom(readList(text, plan), guessColumns(readList(text, plan), plan), plan).players.length),
  ).toEqual([2, 3])
})

describe('a file without a list says what it is', () => {
  test.each([
    ['none-picture.jpg', 'picture'],
    ['none-empty.csv', 'empty'],
    ['none-letter.pdf', 'other'],
    ['none-letter.docx', 'other'],
    ['none-password.xlsx', 'protected'],
    ['none-old.xls', 'old-workbook'],
    ['none-damaged.xlsx', 'unreadable'],
  ])('%s: %s', async (name, fault) => {
    expect(await textOfFile(await fileOf(name), tableRows)).toEqual({ ok: false, fault })
  })

  test('one of ten megabytes is not even read', async () => {
    const arrayBuffer = () => Promise.reject(new Error('read'))
    expect(await textOfFile({ name: 'team.csv', size: 10_000_000, arrayBuffer }, tableRows)).toEqual({ ok: false, fault: 'too-large' })
  })

  test('one that is gone cannot be read', async () => {
    const arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    expect(await textOfFile({ name: 'team.csv', size: 10, arrayBuffer }, tableRows)).toEqual({ ok: false, fault: 'unreadable' })
  })
})
