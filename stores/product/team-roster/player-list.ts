// Taking over a list of players: it is read, shown for confirmation, and only then part of the team. Loaded when somebody wants it.
import type { ReadableAtom } from 'nanostores'
import { chosenColumns, columnKey } from '#shared/product/rules/player-list/chosen-columns.ts'
import type { ListedPlayers } from '#shared/product/rules/player-list/listed.ts'
import { guessColumns } from '#shared/product/rules/player-list/guess-columns.ts'
import { countKnown, merge, type Merged, type MergeWay } from '#shared/product/rules/player-list/merge.ts'
import { namePart, type NameWay } from '#shared/product/rules/player-list/names.ts'
import { playersFrom } from '#shared/product/rules/player-list/players-from.ts'
import { readList } from '#shared/product/rules/player-list/read-list.ts'
import type { ListTable, Meaning } from '#shared/product/rules/player-list/source.ts'
import { type ListFile, type TableReader, textOfFile } from '#shared/product/rules/player-list/text-of-file.ts'
import { isBlank, type PlayerFault, playerFaults, type RosterPlan } from '#shared/product/rules/roster.ts'
import { derived } from '#shared/state/derived.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { $products, stateOf } from '#stores/product/state.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { type Decided, keepList, keptList, undecided } from './list-memory.ts'
import { type CheckStep, emptyList, keptOf, leftText, type ListState, restOf, withTaken } from './list-state.ts'
import { playersOf } from './state.ts'
import { rosterStore } from './team-roster.ts'

/** What the list would do to the team. */
export interface ListCheck extends ListedPlayers {
  /** The names as the list has them. */
  names: readonly string[]
  merged: Merged
  /** What is missing or wrong in the team after it, by player. */
  faults: readonly PlayerFault[]
  /** The number of players who are there now. */
  present: number
}

/** The list of one product. */
export interface ListStore {
  $list: ReadableAtom<ListState>
  /** Null while there is nothing to confirm. */
  $check: ReadableAtom<ListCheck | null>
  /** Whether the list that is done can be taken back: as long as nothing else was entered since. */
  $canUndo: ReadableAtom<boolean>
  type: (text: string) => void
  /** Takes a list that was pasted into the sheet: reads it, or puts it below one that stands here; returns whether it was read. */
  take: (text: string) => boolean
  /** Reads what was entered, to be confirmed. */
  read: () => void
  readFile: (file: ListFile, readTable: TableReader) => Promise<void>
  /** Reads another sheet of the workbook. */
  readSheet: (name: string) => void
  /** Changes what a column means. */
  mean: (column: number, meaning: Meaning) => void
  /** Says which size a text means, or who somebody is; an empty one leaves it out. */
  answer: (key: string, answer: string) => void
  choose: (way: MergeWay) => void
  /** Chooses which part of the names is printed. */
  print: (names: NameWay) => void
  back: () => void
  /** Makes it part of the team. */
  confirm: () => void
  undo: () => void
  /** Starts anew: after Undo with the same list, else with the players who had no room. */
  another: () => void
}

const stores = new Map<number, ListStore>()
const $lists = writable<Readonly<Record<number, ListState>>>({})
onReset(() => stores.clear())
// Names of children stand in it.
onLeave((leaving) => {
  if (leaving !== 'expired') $lists.set({})
})

/** Returns the list of a product's team; the same object for the same id. */
export function listStore(productId: number): ListStore {
  const store = stores.get(productId) ?? createStore(productId)
  stores.set(productId, store)
  return store
}

function createStore(productId: number): ListStore {
  const roster = rosterStore(productId)
  const $list = derived([$lists], (lists) => lists[productId] ?? emptyList)
  const $players = derived([$products], (products) => playersOf(stateOf(products, productId).roster))
  const $check = derived([$list, $players, roster.$plan], ({ step }, players, plan) =>
    plan && step.at === 'check' ? checkOf(step, players, plan) : null,
  )
  const change = (part: Partial<ListState>) => {
    const now = { ...$list.get(), ...part }
    $lists.set({ ...$lists.get(), [productId]: now })
    if (now.step.at !== 'reading') keepList(productId, keptOf(now))
  }
  /** The confirmation of a table; what she has decided about its columns comes before what they look like. */
  const checkStep = (table: ListTable, { meanings, answers, way, names }: Decided, plan: RosterPlan): CheckStep => {
    const guess = chosenColumns(table, guessColumns(table, plan), meanings)
    const { players } = playersFrom(table, guess, plan, answers)
    const known = countKnown($players.get(), players, plan) > 0 ? 'match' : 'add'
    return { at: 'check', table, guess, answers, way: way ?? known, names }
  }
  const decide = (make: (decided: Decided, step: CheckStep) => Decided) => {
    const { step, decided } = $list.get()
    const plan = roster.$plan.get()
    if (step.at !== 'check' || !plan) return
    const next = make(decided, step)
    change({ decided: next, step: checkStep(step.table, next, plan) })
  }
  const show = (text: string) => {
    const plan = roster.$plan.get()
    if (!plan) return
    const table = readList(text, plan)
    const step = checkStep(table, $list.get().decided, plan)
    // Columns of which none is known can still be explained by hand; a letter has none.
    const isLetter = table.width === 1 && playersFrom(table, step.guess, plan).players.length === 0
    change({ text, step: table.rows.length === 0 || isLetter ? { at: 'entry', fault: 'nobody' } : step })
  }
  let reading = 0
  /** Another text by hand; without one, or `isNew`, nothing is decided about it, and it is no sheet of the workbook. */
  const enter = (text: string, isNew = text.trim() === '') => {
    reading++
    const { sheets, fileName, decided, ...now } = $list.get()
    const sheet = isNew ? null : now.sheet
    change({
      text,
      sheet,
      file: null,
      fileName: sheet === null ? null : fileName,
      sheets: sheets.map((one) => (one.name === sheet ? { ...one, text } : one)),
      decided: isNew ? undecided : decided,
      step: { at: 'entry', fault: null },
    })
  }
  const kept = Object.hasOwn($lists.get(), productId) ? null : keptList(productId)
  if (kept) {
    const { isChecked, ...list } = kept
    change({ ...emptyList, ...list })
    if (isChecked) show(list.text)
  }
  return {
    $list,
    $check,
    $canUndo: derived([$list, roster.$isAdopted], ({ step }, isAdopted) => step.at === 'done' && !step.taken.isUndone && isAdopted),
    type: (text) => enter(text),
    take: (pasted) => {
      const before = $list.get().text.trimEnd()
      const isAlone = before === '' || before === pasted.trimEnd()
      if (!isAlone) enter(`${before}\n\n${pasted}`, true)
      else {
        if (before === '') enter(pasted, true)
        show(pasted)
      }
      return isAlone
    },
    read: () => show($list.get().text),
    readFile: async (file, readTable) => {
      const own = ++reading
      change({ file: null, step: { at: 'reading' } })
      const read = await textOfFile(file, readTable)
      // She has chosen another file or typed since.
      if (own !== reading) return
      if (!read.ok) {
        change({ file: read.fault === 'reader' ? file : null, step: { at: 'entry', fault: read.fault } })
        return
      }
      const { fileName, decided } = $list.get()
      change({
        fileName: file.name,
        sheets: read.sheets.map((sheet) => ({ ...sheet, isTaken: false })),
        sheet: read.sheets.find(({ text }) => text === read.text)?.name ?? null,
        // The same file may have been corrected meanwhile.
        decided: fileName === file.name ? decided : undecided,
      })
      show(read.text)
    },
    readSheet: (name) => {
      const { sheets, decided } = $list.get()
      const sheet = sheets.find((one) => one.name === name)
      if (!sheet) return
      // The sheets of a club have the same columns, but other players.
      change({ sheet: name, decided: { ...decided, answers: {}, way: null } })
      show(sheet.text)
    },
    mean: (column, meaning) =>
      decide((decided, { table, guess }) => ({
        ...decided,
        meanings: { ...decided.meanings, [columnKey(table, guess, column)]: meaning },
      })),
    answer: (key, answer) => decide((decided) => ({ ...decided, answers: { ...decided.answers, [key]: answer } })),
    choose: (way) => decide((decided) => ({ ...decided, way })),
    print: (names) => decide((decided) => ({ ...decided, names })),
    back: () => change({ step: { at: 'entry', fault: null } }),
    confirm: () => {
      const check = $check.get()
      const plan = roster.$plan.get()
      const { step } = $list.get()
      if (!check || !plan || step.at !== 'check') return
      const count = (kind: string) => check.merged.outcomes.filter((outcome) => outcome.kind === kind).length
      roster.adopt(check.merged.players)
      const removed = check.merged.removed.length
      const taken = { added: count('new'), changed: count('changed'), removed, left: count('left'), isUndone: false }
      const { text, sheets, sheet } = $list.get()
      change({
        text: leftText(step, check.merged, plan),
        sheets: withTaken(sheets, sheet, true),
        step: { at: 'done', taken, text },
      })
    },
    undo: () => {
      const { step, sheets, sheet } = $list.get()
      if (step.at !== 'done' || step.taken.isUndone || !roster.$isAdopted.get() || !roster.undo()) return
      change({ sheets: withTaken(sheets, sheet, false), step: { ...step, taken: { ...step.taken, isUndone: true } } })
    },
    another: () => change(restOf($list.get())),
  }
}

function checkOf({ table, guess, answers, way, names }: CheckStep, players: Parameters<typeof merge>[0], plan: RosterPlan): ListCheck {
  const read = playersFrom(table, guess, plan, answers)
  const printed = read.players.map((player) => ({ ...player, name: namePart(player.name, names), whole: player.name }))
  const merged = merge(players, printed, way, plan, answers)
  return {
    ...read,
    players: printed,
    names: read.players.map(({ name }) => name),
    merged,
    faults: playerFaults(plan, merged.players),
    present: players.filter((player) => !isBlank(player)).length,
  }
}
