// The page editor: blocks on the left, the real page in the middle, the chosen block's form on the right.
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fieldId, textId } from './field-ids.ts'
import { focusIfLost, focusSoon } from './focus-soon.ts'
import { longestText, mostBlocks } from './limits.ts'
import { BlockForm } from './BlockForm.tsx'
import { BlockList } from './BlockList.tsx'
import { changeBlock, emptyBlock, languages, moveBlock, withBlock, withoutBlock } from './blocks.ts'
import { BlockTexts } from './BlockTexts.tsx'
import { firstView } from './canvas-size.ts'
import { Canvas } from './Canvas.tsx'
import { PageState } from './PageState.tsx'
import { PublishingPanel } from './PublishingPanel.tsx'
import { Snippet } from './Snippet.tsx'
import { TopBar } from './TopBar.tsx'
import { usePage, type ShownPage } from './use-page.ts'
import { usePublishing } from './use-publishing.ts'
import { say } from './words.ts'
import type { Block, Gap } from './wire.ts'

function Editor({ id }: { id: string }) {
  const page = usePage(id)
  if (!page) return <p role="status">{say('loading')}</p>
  if ('fault' in page) return <p role="alert">{page.fault}</p>
  return <Desk id={id} page={page} />
}

function Desk({ id, page }: { id: string; page: ShownPage }) {
  const { opened, document, version, change, undo, redo } = page
  const [selected, setSelected] = useState<string | null>(null)
  const [store, setStore] = useState('en')
  const [view, setView] = useState(() => firstView(innerWidth))
  const [news, setNews] = useState({ text: '', count: 0 })
  // The count makes a repeated message a new one; otherwise screen readers would not announce it.
  const announce = (text: string) => setNews(({ count }) => ({ text, count: count + 1 }))
  const publishing = usePublishing(id, page, {
    onFault: setSelected,
    onRestore: (older) => {
      change(older)
      announce(say('restored'))
    },
  })
  const language = opened.stores.find(({ code }) => code === store)?.language ?? 'en'
  const block = document.blocks.find((one) => one.id === selected) ?? null
  const about = opened.palette.find(({ type }) => type === block?.type)
  const titleOf = (type: string) => opened.palette.find((one) => one.type === type)?.title ?? type

  const takeStep = (take: (() => void) | null, done: string, nothing: string) => {
    take?.()
    announce(take ? done : nothing)
    // The block with the focus may be gone.
    focusIfLost('#blocks')
  }
  const goBack = () => takeStep(undo, say('undone'), say('nothingToUndo'))
  const goForward = () => takeStep(redo, say('redone'), say('nothingToRedo'))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      if (event.shiftKey) goForward()
      else goBack()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })

  const isFull = () => {
    if (document.blocks.length >= mostBlocks) announce(say('full', { count: mostBlocks }))
    return document.blocks.length >= mostBlocks
  }
  const add = (made: Omit<Block, 'id'>) => {
    if (isFull()) return
    const next = withBlock(document, { ...made, id: '' }, document.blocks.length)
    change(next)
    setSelected(next.blocks.at(-1)?.id ?? null)
    announce(say('added', { name: titleOf(made.type) }))
    focusSoon(':is(#texts, #block-form ~ .form) :is(input, select, textarea)')
  }
  const move = (moved: string, to: number) => {
    change(moveBlock(document, moved, to))
    // Keeps the focus on the pressed button, so that a block can be moved several times in a row.
    const held = globalThis.document.activeElement
    focusSoon(() => (held instanceof HTMLElement ? held : null))
    const type = document.blocks.find(({ id: one }) => one === moved)?.type ?? ''
    const at = Math.max(0, Math.min(document.blocks.length - 1, to)) + 1
    announce(say('moved', { name: titleOf(type), at, count: document.blocks.length }))
  }
  const remove = ({ id: gone, type }: Block) => {
    const at = document.blocks.findIndex(({ id: one }) => one === gone)
    change(withoutBlock(document, gone))
    const next = Math.min(at, document.blocks.length - 2)
    focusSoon(next < 0 ? '#blocks' : `[data-block-item="${(document.blocks[next < at ? next : next + 1] ?? { id: '' }).id}"] .blocks-name`)
    announce(say('removedBlock', { name: titleOf(type) }))
  }
  const goTo = ({ block: gapBlock, field, languages: [first = 'en'] }: Gap) => {
    if (gapBlock !== null) setSelected(gapBlock)
    const ids = gapBlock === null ? [`title-${first}`] : [textId(gapBlock, field ?? '', first), fieldId(gapBlock, field ?? ''), 'texts']
    focusSoon(() => ids.map((one) => globalThis.document.getElementById(one)).find((found) => found !== null) ?? null)
  }
  const putBlock = (changed: Block, step: string) =>
    change(
      changeBlock(document, changed.id, () => changed),
      step,
    )
  // It stands right behind the canvas, so that nobody goes back through the whole page.
  const toBlocks = (
    <a className="skip" href="#blocks">
      {say('toBlocks')}
    </a>
  )
  const hasTexts = about?.fields.some(({ isLocal }) => isLocal) ?? false
  return (
    <div className="desk" data-large={view.isLarge ? '' : undefined}>
      <TopBar page={page} store={store} onStore={setStore} view={view} onView={setView} onUndo={goBack} onRedo={goForward}>
        <PageState
          publishing={publishing}
          address={`/pages/${opened.slug}`}
          blocks={document.blocks}
          palette={opened.palette}
          onGap={goTo}
        />
      </TopBar>
      <p className="hidden" role="status">
        {news.text}
        {news.count % 2 === 1 ? '\u00A0' : ''}
      </p>
      <aside className="side" id="blocks" tabIndex={-1} aria-label={say('blocks')}>
        <section className="panel" aria-labelledby="palette">
          <h2 id="palette">{say('add')}</h2>
          <div className="palette">
            {opened.palette.map((offered) => (
              <button key={offered.type} type="button" onClick={() => add(emptyBlock(document, offered))}>
                {offered.title}
              </button>
            ))}
          </div>
        </section>
        <BlockList
          blocks={document.blocks}
          palette={opened.palette}
          selected={selected}
          onSelect={setSelected}
          onMove={move}
          onDouble={(doubled) => {
            if (isFull()) return
            change(withBlock(document, doubled, document.blocks.indexOf(doubled) + 1))
            announce(say('duplicated', { name: titleOf(doubled.type) }))
          }}
          onRemove={remove}
        />
        <a className="skip" href="#settings">
          {say('toSettings')}
        </a>
      </aside>
      <Canvas
        address={`/editor/pages/${id}/canvas?store=${store}`}
        version={version}
        selected={selected}
        onSelect={setSelected}
        view={view}
        key={store}
      />
      {block && about ? <BlockTexts block={block} about={about} skip={toBlocks} onChange={putBlock} /> : null}
      <aside className="side" id="settings" tabIndex={-1} aria-label={say('settings')}>
        {hasTexts ? null : toBlocks}
        <section className="panel">
          <h2>{say('page')}</h2>
          {languages.map((one) => (
            <div className="form-field" key={one}>
              <label htmlFor={`title-${one}`}>
                {say(document.title[one].trim() ? 'inLanguage' : 'missingIn', { name: say('title'), language: say(one) })}
              </label>
              <input
                id={`title-${one}`}
                maxLength={longestText}
                value={document.title[one]}
                onInput={(event) => change({ ...document, title: { ...document.title, [one]: event.currentTarget.value } }, `title ${one}`)}
              />
            </div>
          ))}
        </section>
        {block && about ? (
          <section className="panel" aria-labelledby="block-form">
            <h2 id="block-form">{about.title}</h2>
            <BlockForm block={block} about={about} store={store} scenes={opened.scenes} onNews={announce} onChange={putBlock} />
          </section>
        ) : null}
        <Snippet block={block} palette={opened.palette} language={language} store={store} onPaste={add} />
        <PublishingPanel publishing={publishing} opened={opened} />
      </aside>
    </div>
  )
}

const place = document.getElementById('editor')
if (place) createRoot(place).render(<Editor id={place.dataset['page'] ?? ''} />)
