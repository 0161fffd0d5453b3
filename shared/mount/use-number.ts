// A number in a badge: what the host printed stands until somebody has said how many there are.
import { useState } from 'react'
import { useMount } from './context.ts'
import { printedNumber } from './printed-number.ts'

/** The number as it is known, else as it is printed in the mount. @example const count = useNumber(useShared($count), useShared($isCountKnown)) */
export function useNumber(known: number, isKnown: boolean): number {
  const { replaced } = useMount()
  const [printed] = useState(() => printedNumber(replaced))
  return isKnown ? known : (printed ?? known)
}
