// The question before a page with gaps is published: each gap leads to its place, and publishing needs a second, named press.
import { useEffect, useRef } from 'react'
import { gapText } from './gap-text.ts'
import { say } from './words.ts'
import type { Block, Gap, PaletteBlock } from './wire.ts'

interface Props {
  gaps: readonly Gap[]
  blocks: readonly Block[]
  palette: readonly PaletteBlock[]
  onGap: (gap: Gap) => void
  onPublish: () => void
  onClose: () => void
}

export function GapsDialog({ gaps, blocks, palette, onGap, onPublish, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  // Closed first, so that the focus is back before it goes anywhere else.
  const leave = (then: () => void) => {
    dialog.current?.close()
    then()
  }
  return (
    <dialog ref={dialog} className="question gaps" aria-labelledby="gaps-title" onClose={onClose}>
      <h2 id="gaps-title">{gaps.length === 1 ? say('gapsTitleOne') : say('gapsTitle', { count: gaps.length })}</h2>
      <p>{say('gapsHint')}</p>
      <ul>
        {gaps.map((gap) => (
          <li key={gap.id}>
            <button type="button" onClick={() => leave(() => onGap(gap))}>
              {gapText(gap, blocks, palette)}
            </button>
          </li>
        ))}
      </ul>
      <p className="answers">
        <button type="button" autoFocus onClick={() => leave(() => {})}>
          {say('gapsNo')}
        </button>
        <button type="button" className="main" onClick={() => leave(onPublish)}>
          {say('gapsYes')}
        </button>
      </p>
    </dialog>
  )
}
