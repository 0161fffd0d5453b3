// A part of a view in a separate file, with a placeholder until it is loaded: a spinner, or a retry.
import { type ReactNode, useState } from 'react'
import { Retry } from './Retry.tsx'
import { Spinner } from './Spinner.tsx'
import { useLater } from './use-later.ts'

/** Props of the component. */
export interface LaterProps<Module> {
  load: () => Promise<Module>
  /** Loading starts when this is true; a loaded part stays. */
  isWanted?: boolean
  /** The placeholder while it is loading; a spinner by default. */
  coming?: ReactNode
  children: (module: Module) => ReactNode
}

/**
 * Renders the part once it is loaded.
 * @example <Later load={() => import('./Panel.tsx')} isWanted={isOpen}>{({ Panel }) => <Panel />}</Later>
 */
export function Later<Module>({ load, isWanted = true, coming, children }: LaterProps<Module>) {
  const [isLost, setLost] = useState(false)
  const [second, keepSecond] = useState<Module | null>(null)
  const module = useLater(load, isWanted && !isLost, () => setLost(true)) ?? second
  if (module) return <>{children(module)}</>
  if (!isWanted) return null
  // The button stays until the part is there.
  if (isLost) return <Retry onPress={() => load().then(keepSecond, () => {})} />
  return <>{coming ?? <Spinner />}</>
}
