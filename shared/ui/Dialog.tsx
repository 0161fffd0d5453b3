// A modal dialog on the platform's own <dialog>: focus in, Escape, focus back, the rest of the page inert.
import { useEffect, useRef, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { cross } from './icons.ts'

/** What a dialog needs. */
export interface DialogProps {
  isOpen: boolean
  /** Called for Escape, the close button and a press on the backdrop; set `isOpen` to false then. */
  onClose: () => void
  /** Its heading, which is also its name. */
  title: ReactNode
  /** The heading's id, unique on the page; take it from `useMount().id`. */
  titleId: string
  children: ReactNode
  /** `sheet` comes from below on phones and hangs under the header on desktops; `middle` stands in the middle. */
  place?: 'sheet' | 'middle'
  className?: string
}

/** A modal dialog. Its content is drawn only while it is open. */
export function Dialog({ isOpen, onClose, title, titleId, children, place = 'middle', className }: DialogProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={classes('touchline-dialog', className)}
      data-place={place}
      aria-labelledby={titleId}
      onClose={() => isOpen && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
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
