// The state of the search field and the functions that change it; each widget on a page has its own.
import type { KeyboardEvent } from 'react'
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'

/** The panel's state, for the ARIA attributes of the text field. */
export interface Combobox {
  isOpen: boolean
  /** Whether there are suggestions. */
  hasList: boolean
  /** The id of the suggestion that is active. */
  activeId: string | null
  isBusy: boolean
}

/** The suggestion that becomes active when an arrow key opens the popup. */
export type StartAt = 'first' | 'last' | null

/** The state of the search field, open or closed. */
export interface SearchField {
  query: string
  /** The category's id, empty for all sports. */
  discipline: string
  popup: { state: 'closed' } | ({ state: 'open'; startAt: StartAt } & Combobox)
  /** The form was sent, and the page is about to be left. */
  isLeaving: boolean
  /** The last announcement for screen readers. */
  said: string
}

/** The field's state and its functions, which stay the same for its whole life. */
export interface SearchModel {
  $state: ReadableAtom<SearchField>
  type: (query: string) => void
  /** Another category starts another search: the text is cleared, and `text` is announced. */
  chooseDiscipline: (discipline: string, text: string) => void
  clear: () => void
  open: (startAt?: StartAt) => void
  close: () => void
  /** Takes the panel's current state; ignored if the panel was closed meanwhile. */
  suggest: (combobox: Combobox) => void
  say: (text: string) => void
  /** Marks the form as sent. Returns false if there is no text, or if it was already sent. */
  send: () => boolean
  /** Allows the form to be sent again after Back has restored the page. */
  wake: () => void
  /** Whether an input method is composing a letter; its keys are then ignored. */
  compose: (isComposing: boolean) => void
  /** Sets the panel's key handler, or null when it closes. It returns true for a key that it has handled. */
  takeKeys: (take: ((event: KeyboardEvent) => boolean) | null) => void
  /** Handles a key in the field; returns true if the browser has nothing more to do. */
  press: (event: KeyboardEvent, isNarrow: () => boolean) => boolean
}

const nothing: Combobox = { isOpen: false, hasList: false, activeId: null, isBusy: false }

/** Creates the model of one search field. */
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
    chooseDiscipline: (chosen, text) => update({ discipline: chosen, ...($state.get().query ? { query: '', said: text } : {}) }),
    suggest: (combobox) => {
      const { popup } = $state.get()
      if (popup.state === 'open') update({ popup: { ...popup, ...combobox } })
    },
    say: (text) => update({ said: text }),
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
