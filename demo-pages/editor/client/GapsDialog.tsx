// The question before a page with gaps is published: each gap leads to its place, and publishing needs a second, named press.
import { useEffect, useRef } from 'react'
import { languageNames, say, type Word } from './words.ts'
import type { Block, Gap, PaletteBlock } from './wire.ts'

const sentences: Readonly<Record<Gap['kind'], Word>> = {
  language: 'gapLanguage',
  empty: 'gapEmpty',
  option: 'gapOption',
  alt: 'gapAlt',
  link: 'gapLink',
  gone: 'gapGone',
}

/** A gap in words, after the block that it is in. */
export function gapText({ kind, block, what, languages }: Gap, blocks: readonly Block[], palette: readonly PaletteBlock[]): string {
  const at = blocks.findIndex(({ id }) => id === block)
  const title = palette.find(({ type }) => type === blocks[at]?.type)?.title ?? ''
  const name = what || say('title')
  const sentence = say(sentences[kind], { what: name, languages: languageNames(languages) })
  return at < 0 ? sentence : `${at + 1}. ${title}: ${sentence}`
}

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
