// Opens the lightbox: PhotoSwipe moves and zooms the pictures inside our own dialog, and everything is removed when it closes.
import { msg } from '@lingui/core/macro'
import { emit } from '#shared/events/bus.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { openDialog } from '#shared/ui/open-dialog.ts'
import { say } from '#shared/ui/say.ts'
import { drawControls } from './controls.ts'
import { followHistory } from './history.ts'
import { measurePicture, pictureOf } from './pictures.ts'
import { startStage, type Stage } from './stage.ts'

/** The settings of one visit. */
export interface Showing {
  mount: HTMLElement
  links: readonly HTMLAnchorElement[]
  index: number
  maxZoom: number
  followsAddress: boolean
  /** A link with `#pid=` opened it, so there is no earlier entry to go back to. */
  isFromAddress: boolean
  signal: AbortSignal
  onClosed: () => void
}

/** Opens the lightbox; the returned function closes it. */
export function openLightbox({ mount, links, index, maxZoom, followsAddress, isFromAddress, signal, onClosed }: Showing): () => void {
  const pictures = links.map(pictureOf)
  const broken = new Set<number>()
  const history = followsAddress ? followHistory(index, isFromAddress) : null
  let stage: Stage | null = null
  let seen = index
  let isClosing = false
  let hasMoved = false
  let isPassing = false

  const controls = drawControls(mount, { close, move: (direction) => stage?.move(direction), zoom: () => stage?.toggleZoom() })
  const { dialog, setState } = controls
  const endDialog = openDialog(dialog, 'middle', close)
  controls.setPlace(index, pictures.length)
  controls.setBusy(true)
  setState('animating')
  emit('lightbox:opened', { index }, mount)

  function finish(): void {
    setState('closed')
    endDialog()
    dialog.remove()
    history?.end()
    signal.removeEventListener('abort', finishAtOnce)
    // The focus returns to the link of the last picture, which the gallery shows.
    const link = links[seen]
    if (seen !== index && link?.isConnected && document.activeElement === links[index]) link.focus()
    emit('lightbox:closed', { index: seen }, mount)
    onClosed()
  }
  function close(): void {
    if (isClosing) return
    isClosing = true
    setState('closing')
    if (stage) stage.close()
    else finish()
  }
  function finishAtOnce(): void {
    isClosing = true
    stage?.end()
    finish()
  }
  signal.addEventListener('abort', finishAtOnce)

  /** Skips a picture that failed to load, in the direction of the move. */
  const pass = (at: number, direction: 1 | -1) => {
    broken.add(at)
    // The spec: if the first picture fails to load, the lightbox closes.
    if (!hasMoved || broken.size >= pictures.length) {
      close()
      return
    }
    isPassing = true
    controls.announce(i18n._(msg`Image not found, next image will be loaded`))
    stage?.move(direction)
  }

  const first = pictures[index]
  if (!first) return close
  measurePicture(first).then((size) => {
    if (isClosing) return
    controls.setBusy(false)
    stage = startStage({
      dialog,
      // A picture of unknown size counts as large as the first one until it has loaded.
      pictures: pictures.map((picture) => (picture.width > 0 ? picture : { ...picture, ...size })),
      index,
      maxZoom,
      setState: (state) => isClosing || setState(state),
      onZoom: controls.setZoomed,
      onMissing: pass,
      onSeen: (at) => {
        seen = at
        hasMoved = true
        controls.setPlace(at, pictures.length)
        history?.move(at)
        const number = at + 1
        const count = pictures.length
        if (broken.has(at)) return
        // The message about a missing picture stays while the next one appears, and is removed after that.
        if (!isPassing) controls.announce('')
        isPassing = false
        say(i18n._(msg`Picture ${number} of ${count}`))
      },
      onClosing: () => {
        isClosing = true
        setState('closing')
      },
      onClosed: finish,
    })
  }, close)
  return () => {
    history?.leave()
    close()
  }
}
