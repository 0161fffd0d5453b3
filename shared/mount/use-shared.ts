// Reads a store in a view. The first render of hydrated markup uses the server's values, even if they have changed since.
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useContext, useLayoutEffect } from 'react'
import { valueFrom } from '#shared/state/derived.ts'
import { MountContext } from './context.ts'

/**
 * A store's value; the component renders again when it changes.
 * Hydration does not compare attributes, so an island that hydrates late must first render its markup's values and then the current ones:
 * the printed values are the store's server snapshot, which React and Preact read in hydration only. Where nothing has changed since, the
 * first render is the only one.
 * @example const cart = useShared($cart)
 */
export function useShared<Value>($store: ReadableAtom<Value>): Value {
  const { printed } = useContext(MountContext)
  return useStore($store, printed ? { ssr: () => valueFrom($store, printed) } : undefined)
}

/** React warns about layout effects on a server, which has no layout. */
export const useIsomorphicLayoutEffect: typeof useLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect
