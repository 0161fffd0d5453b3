// The players as a sheet; in a narrow container each row is a card. Both use the same markup, so that nothing moves on narrow pages.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { PlayerField } from '#shared/product/rules/player.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { useLater } from '#shared/ui/use-later.ts'
import { $page } from '#stores/page/page.ts'
import type { Block } from '#stores/product/team-roster/block.ts'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'
import { Fill } from './Fill.tsx'
import type { PastedList } from './list/pasted-list.ts'
import { columnOf, controlOf, neighbour, playerOf, stepOf } from './focus.ts'
import { Row } from './Row.tsx'
import { Steps } from './Steps.tsx'
import { Totals } from './Totals.tsx'
import { usePaste } from './use-paste.ts'

interface Props {
  store: RosterStore
  plan: RosterPlan
  /** Adds a row and focuses this column of it. */
  onAdd: (column: PlayerField) => void
  /** Opens the panel for lists with what was pasted. */
  onList: (pasted: PastedList) => void
  isFull: boolean
}

/** The grid. Its mouse, and its keys beside Enter and the arrows, are loaded once the pointer or the focus comes into it. */
export function Grid({ store, plan, onAdd, onList, isFull }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const order = useShared(store.$order)
  const { currency } = useShared($page)
  const [status, setStatus] = useState('')
  const [isUsed, setUsed] = useState(false)
  const keys = useLater(() => import('./SheetKeys.tsx'), isUsed)
  const grid = useRef<HTMLTableElement>(null)
  const block = useRef<Block | null>(null)
  const paste = usePaste(store, block, { onDone: setStatus, onList })
  const addUnlessFull = useCallback((column: PlayerField) => !isFull && onAdd(column), [isFull, onAdd])
  useGridEvents(grid, store, { onUse: () => setUsed(true), onPaste: paste, onAdd: addUnlessFull })
  const sized = plan.products.filter(({ sizes }) => sizes.length > 0)
  return (
    <>
      <Steps store={store} plan={plan} status={status} onDone={setStatus} />
      <p className="team-roster-keys" id={id('keys')}>
        {t`Type as in a spreadsheet: Enter goes down, Tab to the right, sizes by their letters. Mark cells with Shift, copy, paste, fill down with Ctrl+D.`}
      </p>
      <div className="team-roster-scroll">
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- APG's own grids are tables, too
          role="grid"
          className="team-roster-grid"
          aria-labelledby={id('title')}
          aria-describedby={id('keys')}
          aria-multiselectable="true"
          ref={grid}
        >
          <thead>
            <tr>
              <th scope="col">{t`Player`}</th>
              <th scope="col">{t`Name`}</th>
              <th scope="col">{t`Number`}</th>
              {sized.map(({ id: productId, label }) => (
                <th scope="col" key={productId}>
                  {label}
                </th>
              ))}
              <th scope="col">{t`Pieces`}</th>
              <th scope="col" className="team-roster-prints">{t`Printed`}</th>
              <th scope="col">{t`Price`}</th>
              <th scope="col">{t`In the order`}</th>
              <th scope="col">
                <span className="touchline-hidden">{t`Change`}</span>
              </th>
            </tr>
            {sized.length > 0 ? (
              <tr className="team-roster-fill">
                <td colSpan={3}>{t`Same size for everyone:`}</td>
                {sized.map((product) => (
                  <td key={product.id}>
                    <Fill product={product} store={store} onDone={setStatus} />
                  </td>
                ))}
                <td className="team-roster-empty" colSpan={5}>
                  &#8203;
                </td>
              </tr>
            ) : null}
          </thead>
          <tbody>
            {order.map((playerId, at) => (
              <Row key={playerId} playerId={playerId} position={at + 1} store={store} currency={currency} isFull={isFull} />
            ))}
          </tbody>
          <Totals store={store} currency={currency} isFull={isFull} onAdd={() => onAdd('name')} />
        </table>
      </div>
      {keys ? <keys.SheetKeys grid={grid} block={block} store={store} onAdd={addUnlessFull} onDone={setStatus} /> : null}
    </>
  )
}

interface Hearing {
  onUse: () => void
  onPaste: (event: ClipboardEvent) => void
  onAdd: (column: PlayerField) => void
}

/** One listener hears the events of all cells, before a surrounding form receives them. */
function useGridEvents(grid: RefObject<HTMLTableElement | null>, store: RosterStore, hearing: Hearing): void {
  const now = useRef(hearing)
  now.current = hearing
  useEffect(() => {
    const table = grid.current
    if (!table) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const press = (event: KeyboardEvent) => {
      const control = controlOf(event.target)
      const step = control && stepOf(event, control)
      if (!control || !step) return
      // Enter would submit the surrounding form.
      event.preventDefault()
      const next = neighbour(control, step)
      if (next) next.focus()
      else if (event.key === 'Enter') now.current.onAdd(columnOf(control) ?? 'name')
    }
    table.addEventListener('keydown', press, { signal })
    // Dragging may be the first thing that happens, and needs its listener before the press.
    table.addEventListener('pointerenter', () => now.current.onUse(), { signal })
    // In a list of sizes the browser sends what is pasted to the page.
    document.addEventListener('paste', (event) => table.contains(document.activeElement) && now.current.onPaste(event), { signal })
    table.addEventListener(
      'focusin',
      ({ target }) => {
        now.current.onUse()
        store.enter(target instanceof Element ? playerOf(target) : null)
      },
      { signal },
    )
    table.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && table.contains(relatedTarget))) store.enter(null)
      },
      { signal },
    )
    return () => stop.abort()
  }, [grid, store])
}
