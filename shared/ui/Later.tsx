// A part of a view in a file of its own, with what is shown until it is loaded: a spinner, or a way to try again.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Spinner } from './Spinner.tsx'
import { useLater } from './use-later.ts'

/** What it needs. */
export interface LaterProps<Module> {
  load: () => Promise<Module>
  /** Nothing is fetched before; what is there once stays. */
  isWanted?: boolean
  /** Its place while it is on its way; a ring where none is named. */
  coming?: ReactNode
  children: (module: Module) => ReactNode
}

/**
 * Draws the part when it is there.
 * @example <Later load={() => import('./Panel.tsx')} isWanted={isOpen}>{({ Panel }) => <Panel />}</Later>
 */
export function Later<Module>({ load, isWanted = true, coming, children }: LaterProps<Module>) {
  const { t } = useLingui()
  const [isLost, setLost] = useState(false)
  const module = useLater(load, isWanted && !isLost, () => setLost(true))
  if (module) return <>{children(module)}</>
  if (!isWanted) return null
  if (isLost) return <Button onPress={() => setLost(false)}>{t`Try again`}</Button>
  return <>{coming ?? <Spinner />}</>
}
