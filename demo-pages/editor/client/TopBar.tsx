// The controls of the whole page: its state, the store of the canvas, undo, saving, and changes by others.
import type { ReactNode } from 'react'
import { focusIfLost, focusSoon } from './focus-soon.ts'
import type { Saving } from './saving.ts'
import { sizes, zooms, type CanvasView } from './canvas-size.ts'
import type { ShownPage } from './use-page.ts'
import { say, type Word } from './words.ts'

const sentences: Readonly<Record<Saving, Word>> = {
  saved: 'saved',
  waiting: 'waiting',
  saving: 'saving',
  failed: 'failed',
  refused: 'refused',
  newer: 'newer',
  'logged-out': 'loggedOut',
}

interface Props {
  page: ShownPage
  store: string
  onStore: (store: string) => void
  view: CanvasView
  onView: (view: CanvasView) => void
  onUndo: () => void
  onRedo: () => void
  /** The page's state. */
  children: ReactNode
}

export function TopBar({ page, store, onStore, view, onView, onUndo, onRedo, children }: Props) {
  const { opened, version, saving, newer, undo, redo, decide, save } = page
  const choose = (isTheirs: boolean) => {
    decide(isTheirs)
    focusSoon('.top h1')
  }
  return (
    <header className="top">
      <a href="/editor">{say('pages')}</a>
      <h1 tabIndex={-1}>/pages/{opened.slug}</h1>
      {children}
      <span className="showing">
        <label htmlFor="store">{say('showIn')}</label>
        <select id="store" value={store} onChange={(event) => onStore(event.currentTarget.value)}>
          {opened.stores.map(({ code, name, language }) => (
            <option key={code} value={code}>
              {say(language)}, {name}
            </option>
          ))}
        </select>
      </span>
      <div role="group" aria-label={say('size')} className="sizes">
        {sizes.map((one) => (
          <button key={one} type="button" aria-pressed={one === view.size} onClick={() => onView({ ...view, size: one })}>
            {say(one)}
          </button>
        ))}
      </div>
      <div role="group" aria-label={say('zoom')} className="sizes">
        {zooms.map((one) => (
          <button key={one} type="button" aria-pressed={one === view.zoom} onClick={() => onView({ ...view, zoom: one })}>
            {say(one)}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="large"
        aria-pressed={view.isLarge}
        onClick={() => onView({ ...view, isLarge: !view.isLarge, ...(view.isLarge ? {} : { size: 'desktop' }) })}
      >
        {say('large')}
      </button>
      <button type="button" aria-disabled={!undo} onClick={onUndo}>
        {say('undo')}
      </button>
      <button type="button" aria-disabled={!redo} onClick={onRedo}>
        {say('redo')}
      </button>
      <span role="status">{say(sentences[saving], { version })}</span>
      {saving === 'failed' || saving === 'refused' || saving === 'logged-out' ? (
        <button type="button" onClick={() => void save().then(() => focusIfLost('.top h1'))}>
          {say('saveAgain')}
        </button>
      ) : null}
      {newer ? (
        <div className="conflict" role="alert">
          <p>{say('conflict', { who: newer.editedBy, version: newer.version })}</p>
          <button type="button" onClick={() => choose(true)}>
            {say('takeTheirs')}
          </button>
          <button type="button" onClick={() => choose(false)}>
            {say('keepMine')}
          </button>
        </div>
      ) : null}
    </header>
  )
}
