// What the search field is doing, as one state that its own verbs change: each widget on a page has one.
import type { KeyboardEvent } from 'react'
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'

/** What the panel says of itself to the text field. */
export interface Combobox {
  isOpen: boolean
  /** There is something to choose. */
  hasList: boolean
  /** The id of the suggestion that the arrows are on. */
  activeId: string | null
  isBusy: boolean
}

/** Where an arrow key that opened the popup wants to begin. */
export type StartAt = 'first' | 'last' | null

/** The search, open or closed. */
export interface SearchField {
  query: string
  /** The category's id, empty for all sports. */
  discipline: string
  popup: { state: 'closed' } | ({ state: 'open'; startAt: StartAt } & Combobox)
  /** The form was sent, and the page is about to go. */
  isLeaving: boolean
  /** What a screen reader hears last. */
  said: string
}

/** The field and its verbs, which stay the same functions all along. */
export interface SearchModel {
  $state: ReadableAtom<SearchField>
  type: (query: string) => void
  /** Another category begins another search: its text is cleared, and `words` say so. */
  chooseDiscipline: (discipline: string, words: string) => void
  clear: () => void
  open: (startAt?: StartAt) => void
  close: () => void
  /** What the panel shows now; nobody hears a panel that was closed meanwhile. */
  suggest: (combobox: Combobox) => void
  say: (words: string) => void
  /** The form is sent, if there is something to look for and it was not sent already. */
  send: () => boolean
  /** Back shows the page as it was left: the form can be sent again. */
  wake: () => void
  /** An input method is composing a letter: its keys are its own. */
  compose: (isComposing: boolean) => void
  /** The panel takes the keys while it stands; true says that a key is used. */
  takeKeys: (take: ((event: KeyboardEvent) => boolean) | null) => void
  /** What a key does in the field; true says that the browser has nothing more to do. */
  press: (event: KeyboardEvent, isNarrow: () => boolean) => boolean
}

const nothing: Combobox = { isOpen: false, hasList: false, activeId: null, isBusy: false }

/** Makes the model of one search field. */
export function searchModel(query: string, discipline: string): SearchModel {
  const $state = atom<SearchField>({ query, discipline, popup: { state: 'closed' }, isLeaving: false, said: '' })
  const update = (part: Partial<SearchField>) => $state.set({ ...$state.get(), ...part })
  let isComposing = false
  let panelKeys: ((event: KeyboardEvent) => boolean) | null = null

  const open = (startAt: StartAt = null) => {
    const { popup } = $state.get()
    update({ popup: { ...nothing, ...popup, state: 'open', startAt } })
  }
  const close = () => update({ popup: { state: 'closed' }, said: '' })
  const clear = () => update({ query: '', said: '' })

  return {
    $state,
    open,
    close,
    clear,
    type: (text) => {
      update({ query: text, said: '' })
      open()
    },
    chooseDiscipline: (chosen, words) => update({ discipline: chosen, ...($state.get().query ? { query: '', said: words } : {}) }),
    suggest: (combobox) => {
      const { popup } = $state.get()
      if (popup.state === 'open') update({ popup: { ...popup, ...combobox } })
    },
    say: (words) => update({ said: words }),
    send: () => {
      const { query: text, isLeaving } = $state.get()
      if (text.trim() === '' || isLeaving) return false
      update({ isLeaving: true })
      return true
    },
    wake: () => update({ isLeaving: false }),
    compose: (is) => {
      isComposing = is
    },
    takeKeys: (take) => {
      panelKeys = take
    },
    press: (event, isNarrow) => {
      const { popup, query: text } = $state.get()
      const { key, altKey, shiftKey } = event
      if (isComposing) return false
      if (popup.state === 'open' && panelKeys?.(event)) return true
      if (key === 'Escape' && (popup.state === 'open' || text)) {
        if (popup.state === 'open' && (popup.isOpen || isNarrow())) close()
        else clear()
        return true
      }
      if (popup.state === 'open' || shiftKey || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false
      open(altKey ? null : key === 'ArrowDown' ? 'first' : 'last')
      return true
    },
  }
}
