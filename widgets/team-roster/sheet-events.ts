// Turns what is pressed in the sheet into changes of the team: moving, marking, typing sizes, filling, emptying, copying, undo.
import type { RefObject } from 'react'
import type { PlayerField } from '#shared/product/rules/player.ts'
import type { RosterSize } from '#shared/product/rules/roster.ts'
import { typedSize } from '#shared/product/rules/roster-cells.ts'
import { type Block, blockText, withFillDown, withoutTexts } from '#stores/product/team-roster/block.ts'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'
import { columnOf, controlOf, focusSoon, playerOf } from './focus.ts'
import { type Cell, type Command, commandOf } from './key-map.ts'
import { blockBetween, blockOf, controlFrom, mark, rowsIn, wholeBlock } from './sheet-block.ts'
import { hearMouse } from './sheet-mouse.ts'

/** The letters typed into a size, and the sizes that they may mean. */
export interface TypedIn {
  cell: HTMLElement
  control: HTMLElement
  text: string
  fitting: readonly RosterSize[]
  /** Whether no size is chosen by them yet. */
  isOpen: boolean
}

/** What the sheet is connected to. */
export interface Sheet {
  store: RosterStore
  block: RefObject<Block | null>
  onAdd: (column: PlayerField) => void
  onTyped: (typed: TypedIn | null) => void
  onDone: (what: 'undone' | 'redone' | 'filled' | 'emptied' | 'copied') => void
}

/** Listens to the table; returns what ends it. */
export function listenToSheet(table: HTMLElement, { store, block, onAdd, onTyped, onDone }: Sheet): () => void {
  const stop = new AbortController()
  const { signal } = stop
  /** The text field that is being typed into: in it, left and right belong to the text. */
  let typing: HTMLElement | null = null
  /** Where a block began, and where it ends. */
  let anchor: HTMLElement | null = null
  let head: HTMLElement | null = null
  /** The column in which a row was begun: Enter after Tab returns to it. */
  let begun: PlayerField | null = null
  let typed: TypedIn | null = null

  const cellOf = (control: HTMLElement): Cell => {
    if (columnOf(control) === null) return 'other'
    if (control instanceof HTMLSelectElement) return 'list'
    return typing === control ? 'typing' : 'text'
  }
  const show = (next: Block | null) => {
    block.current = next && next.rows.length * next.columns.length > 1 ? next : null
    mark(table, block.current)
  }
  const extendTo = (control: HTMLElement, from: HTMLElement) => {
    anchor ??= from
    head = control
    show(blockBetween(table, anchor, control))
  }
  const release = () => {
    anchor = null
    head = null
    show(null)
  }
  const keepTyped = (next: TypedIn | null) => {
    typed = next
    onTyped(next)
  }
  /** Focuses a cell with its text marked, so that the next letter replaces it. */
  const focus = (control: HTMLElement) => {
    control.focus()
    if (document.activeElement !== control) {
      // Its card is closed.
      const player = playerOf(control)
      if (player !== null) store.open(player, true)
      focusSoon(control.id)
    }
    if (control instanceof HTMLInputElement && control.type === 'text') control.select()
  }
  const target = (control: HTMLElement): Block | null => block.current ?? blockOf(control)

  /** Undo and redo may take the row of the focus away, or move it. */
  const withFocusKept = (control: HTMLElement, change: () => unknown) => {
    const at = rowsIn(table).findIndex((row) => row.contains(control))
    const column = control.getAttribute('data-column')
    change()
    typing = null
    keepTyped(null)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const now = document.activeElement
        if (now instanceof HTMLInputElement && now.type === 'text' && now === control) now.select()
        if (table.contains(now)) return
        const rows = rowsIn(table)
        const row = control.isConnected ? control.closest('tr') : rows[Math.min(at, rows.length - 1)]
        const again = row?.querySelector<HTMLElement>(`[data-column="${column}"]`)
        if (again) focus(again)
      }),
    )
  }

  const typeSize = (control: HTMLElement, text: string) => {
    const [player, column] = [playerOf(control), columnOf(control)]
    const product = store.$plan.get()?.products.find(({ id }) => id === column)
    const cell = control.closest<HTMLElement>('.team-roster-field')
    if (player === null || !product || !cell) return
    const { fitting, size } = typedSize(product, text)
    if (size) store.chooseSize(player, product.id, size.id, true)
    keepTyped(text === '' || (size && fitting.length === 1) ? null : { cell, control, text, fitting, isOpen: size === null })
    // Letters that fit are kept for the next one although nothing is left to choose between.
    if (size && fitting.length === 1) typed = { cell, control, text, fitting, isOpen: false }
  }

  const enter = (control: HTMLElement, rows: 1 | -1) => {
    const column = begun ?? columnOf(control) ?? 'name'
    begun = null
    const next = controlFrom(table, control, rows, 0)
    if (next === control || !next) {
      if (rows > 0) onAdd(column)
      return
    }
    focus(next.closest('tr')?.querySelector<HTMLElement>(`[data-column="${column}"]`) ?? next)
  }

  const moveBy = (control: HTMLElement, { rows, columns, isExtending }: Extract<Command, { does: 'move' }>) => {
    begun = null
    const next = controlFrom(table, isExtending ? (head ?? control) : control, rows, columns)
    if (!next) return
    if (isExtending) extendTo(lastOfData(table, next), control)
    else {
      release()
      focus(next)
    }
  }

  const run: { [Does in Command['does']]: (control: HTMLElement, command: Extract<Command, { does: Does }>) => boolean | void } = {
    move: moveBy,
    enter: (control, { rows }) => {
      release()
      enter(control, rows)
    },
    tab: (control) => {
      release()
      begun ??= columnOf(control)
      return false
    },
    edit: (control) => {
      if (control instanceof HTMLSelectElement) control.showPicker?.()
      else if (control instanceof HTMLInputElement) {
        typing = control
        control.setSelectionRange(control.value.length, control.value.length)
      }
    },
    type: (control, { letter }) => typeSize(control, (typed?.control === control && typed.fitting.length > 0 ? typed.text : '') + letter),
    untype: (control) => {
      const text = typed?.control === control ? typed.text.slice(0, -1) : ''
      if (text === '' || block.current) empty(control)
      typeSize(control, text)
    },
    empty: (control) => empty(control),
    fill: (control) => {
      const filled = target(control)
      if (!filled) return
      if (store.rewrite((roster, plan) => withFillDown(roster, plan, filled))) onDone('filled')
    },
    all: (control) => {
      anchor = control
      show(wholeBlock(table))
    },
    undo: (control) => withFocusKept(control, () => store.undo() && onDone('undone')),
    redo: (control) => withFocusKept(control, () => store.redo() && onDone('redone')),
    back: (control) => {
      const isTaken = (typing === control || typed?.control === control) && store.takeBack()
      const isNothing = !isTaken && typing === null && typed === null && block.current === null
      typing = null
      keepTyped(null)
      if (!isTaken) release()
      // A surrounding dialog may close by it.
      if (isNothing) return false
      // The earlier text is drawn with the next frame, unless she has typed on by then: her letter must not be marked and replaced.
      if (control instanceof HTMLInputElement) requestAnimationFrame(() => typing !== control && control.select())
      return true
    },
  }
  const empty = (control: HTMLElement) => {
    const emptied = target(control)
    if (!emptied) return
    keepTyped(null)
    const isEmptied = store.rewrite((roster, plan) => withoutTexts(roster, plan, emptied))
    if (isEmptied && block.current) onDone('emptied')
  }

  const press = (event: KeyboardEvent) => {
    const control = controlOf(event.target)
    if (!control || control !== event.target) return
    const command = commandOf(event, cellOf(control))
    if (!command) return
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a command and its handler have the same name
    const isOwn = (run[command.does] as (control: HTMLElement, command: Command) => boolean | void)(control, command) === false
    if (isOwn) return
    event.preventDefault()
    event.stopPropagation()
  }
  const copy = (event: ClipboardEvent, isCut: boolean) => {
    const control = controlOf(document.activeElement)
    const copied = table.contains(control) && control && (block.current ?? (control instanceof HTMLSelectElement ? blockOf(control) : null))
    if (!copied || !control) return
    event.preventDefault()
    store.rewrite((roster, plan) => {
      event.clipboardData?.setData('text/plain', blockText(roster, plan, copied))
      return roster
    })
    if (isCut) empty(control)
    onDone('copied')
  }

  table.addEventListener('keydown', press, { signal, capture: true })
  document.addEventListener('copy', (event) => copy(event, false), { signal })
  document.addEventListener('cut', (event) => copy(event, true), { signal })
  table.addEventListener('input', ({ target: field }) => (typing = controlOf(field)), { signal })
  table.addEventListener(
    'focusin',
    ({ target: field }) => {
      const control = controlOf(field)
      if (typing !== control) typing = null
      if (typed && typed.control !== control && !typed.isOpen) keepTyped(null)
    },
    { signal },
  )
  hearMouse(table, signal, {
    onPoint: () => {
      begun = null
      release()
    },
    onExtend: extendTo,
    onEdit: (control) => (typing = control),
  })
  return () => {
    stop.abort()
    show(null)
  }
}

/** A block ends with the last cell of data: tick box and buttons are none. */
function lastOfData(table: HTMLElement, control: HTMLElement): HTMLElement {
  return columnOf(control) === null ? lastOfData(table, controlFrom(table, control, 0, -1) ?? control) : control
}
