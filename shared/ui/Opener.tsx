// A button that opens a part in a separate file, such as a dialog: it is busy from its first press until the part is there.
import type { ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'
import { usePart } from './use-part.tsx'

/** Props of the component. */
export interface OpenerProps<Module> {
  label: string
  className: string
  isOpen: boolean
  onOpen: () => void
  load: () => Promise<Module>
  /** Loading starts when this is true: once it is open, unless the part needs more. */
  isWanted?: boolean
  /** What is drawn in the part's place if it cannot be opened for another reason. */
  trouble?: ReactNode
  children: (module: Module) => ReactNode
}

/**
 * The button, and the part once it is loaded.
 * @example <Opener label={t`Size chart`} className="size-chart-button" {...{ isOpen, onOpen, load }}>{({ Panel }) => <Panel />}</Opener>
 */
export function Opener<Module>({ label, className, isOpen, onOpen, load, isWanted = isOpen, trouble, children }: OpenerProps<Module>) {
  const part = usePart(load, isWanted)
  const said = part.module ? null : (part.trouble ?? (isOpen && trouble) ?? null)
  const isBusy = isOpen && !part.module && !said
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" aria-busy={isBusy ? 'true' : undefined} onClick={onOpen}>
        {label}
        {isBusy ? <Spinner /> : null}
      </button>
      {part.module ? children(part.module) : said}
    </>
  )
}
