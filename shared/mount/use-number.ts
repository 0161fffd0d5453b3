// The number in a badge: the host's printed one is shown until the store has a value.
import { useState } from 'react'
import { useMount } from './context.ts'
import { printedNumber } from './printed-number.ts'

/** The known number, or the one printed in the mount. @example const count = useNumber(useShared($count), useShared($isCountKnown)) */
export function useNumber(known: number, isKnown: boolean): number {
  const { replaced } = useMount()
  const [printed] = useState(() => printedNumber(replaced))
  return isKnown ? known : (printed ?? known)
}
