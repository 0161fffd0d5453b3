// The controls of the whole page: the store of the canvas, undo, the saving state, and changes by others.
import { focusIfLost, focusSoon } from './focus-soon.ts'
import type { Saving } from './saving.ts'
import type { ShownPage } from './use-page.ts'

const sentences: Readonly<Record<Saving, string>> = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Not saved: the shop does not answer. Trying again',
  refused: 'Not saved: the shop refused the change. Undo it',
  newer: 'Not saved: somebody else saved a newer version',
  'logged-out': 'Not saved: log in again in another tab',
}

interface Props {
  page: ShownPage
  store: string
  onStore: (store: string) => void
  onUndo: () => void
  onRedo: () => void
}

export function TopBar({ page, store, onStore, onUndo, onRedo }: Props) {
  const { opened, version, saving, newer, undo, redo, decide, save } = page
  const choose = (isTheirs: boolean) => {
    decide(isTheirs)
    focusSoon('.top h1')
  }
  return (
    <header className="top">
      <a href="/editor">Pages</a>
      <h1 tabIndex={-1}>/pages/{opened.slug}</h1>
      <label htmlFor="store">Store</label>
      <select id="store" value={store} onChange={(event) => onStore(event.currentTarget.value)}>
        {opened.stores.map(({ code, language }) => (
          <option key={code} value={code}>
            {code} ({language})
          </option>
        ))}
      </select>
      <button type="button" aria-disabled={!undo} onClick={onUndo}>
        Undo
      </button>
      <button type="button" aria-disabled={!redo} onClick={onRedo}>
        Redo
      </button>
      <span role="status">
        {sentences[saving]}, version {version}
      </span>
      {saving === 'failed' || saving === 'refused' || saving === 'logged-out' ? (
        <button type="button" onClick={() => void save().then(() => focusIfLost('.top h1'))}>
          Save again
        </button>
      ) : null}
      {newer ? (
        <div className="conflict" role="alert">
          <p>
            {newer.editedBy} saved version {newer.version} in the meantime. Neither version has been lost.
          </p>
          <button type="button" onClick={() => choose(true)}>
            Show their version
          </button>
          <button type="button" onClick={() => choose(false)}>
            Save mine as the newest
          </button>
        </div>
      ) : null}
    </header>
  )
}
