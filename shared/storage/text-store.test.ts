// Tests storage that fails in every way: written texts can be read, and nothing throws.
import { describe, expect, it } from 'vitest'
import { createTextStore } from './text-store.ts'

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** A fake of the browser's storage, with the parts that the tests need. */
function storageOf(entries: Record<string, string> = {}, override: Partial<Storage> = {}): Storage {
  const map = new Map(Object.entries(entries))
  return {
    get length() {
      return map.size
    },
    key: (at) => [...map.keys()][at] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    ...override,
  }
}

const moods: [name: string, open: () => Storage | null | undefined][] = [
  ['works', () => full],
  ['is null', () => null],
  ['is undefined', () => undefined],
  ['throws when it is opened', refuse],
  ['throws at every use', () => storageOf({}, { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse })],
  ['is full', () => storageOf({}, { setItem: refuse })],
]
const full = storageOf()

describe.each(moods)('a storage that %s', (_name, open) => {
  it('returns written values, and deletes removed ones', () => {
    const store = createTextStore(open)
    expect(store.get('a')).toBeNull()
    store.set('a', 'one')
    store.set('b', 'two')
    expect([store.get('a'), store.get('b')]).toEqual(['one', 'two'])
    expect(store.keys().toSorted()).toEqual(['a', 'b'])
    store.set('a', 'three')
    expect(store.get('a')).toBe('three')
    store.remove('a')
    store.remove('never there')
    expect(store.get('a')).toBeNull()
    expect(store.keys()).toEqual(['b'])
  })
})

it('does not return an old text that could not be replaced', () => {
  const storage = storageOf({ cart: 'old' }, { setItem: refuse })
  const store = createTextStore(() => storage)
  store.set('cart', 'new')
  expect(store.get('cart')).toBe('new')
  expect(storage.getItem('cart')).toBeNull()
})

it('uses the browser’s storage again once there is room', () => {
  let isFull = true
  const storage = storageOf()
  const { setItem } = storage
  storage.setItem = (key, text) => (isFull ? refuse() : setItem(key, text))
  const store = createTextStore(() => storage)
  store.set('a', 'one')
  isFull = false
  store.set('a', 'two')
  expect(storage.getItem('a')).toBe('two')
  expect(store.get('a')).toBe('two')
})

it('reads what another tab wrote', () => {
  const storage = storageOf()
  const store = createTextStore(() => storage)
  store.set('a', 'mine')
  storage.setItem('a', 'theirs')
  expect(store.get('a')).toBe('theirs')
})
