// A dialog based on the platform's own <dialog>: it takes and returns the focus, closes on Escape, and makes the rest of the page inert.
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { cross } from './icons.ts'
import { openDialog, type DialogPlace } from './open-dialog.ts'

/** Props of a dialog. */
export interface DialogProps {
  isOpen: boolean
  /** Called for Escape, the close button and a press outside; set `isOpen` to false then. */
  onClose: () => void
  /** The heading, which is also the accessible name. */
  title: ReactNode
  /** The heading's id, unique on the page; take it from `useMount().id`. */
  titleId: string
  children: ReactNode
  /**
   * `middle` is centred; `sheet` slides in from below on phones and from the side elsewhere;
   * `hang` slides in from below on phones and hangs under its mount elsewhere, where the page stays usable.
   */
  place?: DialogPlace
  className?: string
}

/** A dialog. Its content is rendered only while it is open. */
export function Dialog({ isOpen, onClose, title, titleId, children, place = 'middle', className }: DialogProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  // In the layout phase: when a widget is unmounted, its dialog returns the focus before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current
    return isOpen && element ? openDialog(element, place, () => close.current()) : undefined
  }, [isOpen, place])
  return (
    <dialog
      ref={dialog}
      className={classes('touchline-dialog', className)}
      data-place={place}
      aria-labelledby={titleId}
      tabIndex={-1}
      popover={place === 'hang' ? 'auto' : undefined}
    >
      {isOpen ? (
        <div className="touchline-dialog-body">
          <div className="touchline-dialog-head">
            <h2 className="touchline-dialog-title" id={titleId}>
              {title}
            </h2>
            <IconButton icon={cross} label={t`Close`} onPress={onClose} />
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  )
}
