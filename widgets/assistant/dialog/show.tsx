// Adds the dialog to the mount, once; the model opens and closes it.
import { createRoot } from 'react-dom/client'
import { Texts } from '#shared/i18n/Texts.tsx'
import { MountContext, type MountScope } from '#shared/mount/context.ts'
import { AskDialog } from './AskDialog.tsx'

/** Draws the dialog until the signal aborts. */
export function showDialog(mount: HTMLElement, signal: AbortSignal): void {
  const place = document.createElement('div')
  mount.append(place)
  const root = createRoot(place)
  const id = mount.id || 'assistant'
  const scope: MountScope = { name: 'assistant', id: (suffix) => `${id}-${suffix}`, element: mount, replaced: [], signal, printed: null }
  root.render(
    <MountContext.Provider value={scope}>
      <Texts>
        <AskDialog />
      </Texts>
    </MountContext.Provider>,
  )
  signal.addEventListener('abort', () => {
    root.unmount()
    place.remove()
  })
}
