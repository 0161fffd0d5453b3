// Reads a store in a view. The first render of hydrated markup sees what the server printed, whatever happened since.
import type { ReadableAtom } from 'nanostores'
import { useContext, useLayoutEffect, useState } from 'react'
import { valueFrom } from '#shared/state/derived.ts'
import { MountContext } from './context.ts'

/**
 * A store's value; the component renders again when it changes.
 * Hydration does not compare attributes, so an island that hydrates late must first agree with its markup and only then catch up.
 * @example const cart = useShared($cart)
 */
export function useShared<Value>($store: ReadableAtom<Value>): Value {
  const { printed } = useContext(MountContext)
  const [held, hold] = useState(() => ({ $store, value: printed ? valueFrom($store, printed) : $store.get() }))
  useIsomorphicLayoutEffect(() => {
    const follow = (value: Value) => hold((was) => (was.$store === $store && Object.is(was.value, value) ? was : { $store, value }))
    follow($store.get())
    return $store.listen((value) => follow(value))
  }, [$store])
  return held.$store === $store ? held.value : $store.get()
}

/** React warns about layout effects on a server, where there is nothing to lay out. */
const useIsomorphicLayoutEffect: typeof useLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect
