// A part of a view in a separate file, with a placeholder until it is loaded: a spinner, or a sentence with a retry.
import type { ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'
import { usePart } from './use-part.tsx'

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
  const { module, trouble } = usePart(load, isWanted)
  if (module) return <>{children(module)}</>
  if (!isWanted) return null
  return <>{trouble ?? coming ?? <Spinner />}</>
}
