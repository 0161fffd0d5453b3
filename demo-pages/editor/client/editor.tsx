// The page editor: blocks on the left, the real page in the middle, the chosen block's form on the right.
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { focusIfLost, focusSoon } from './focus-soon.ts'
import { longestText, mostBlocks } from './limits.ts'
import { BlockForm } from './BlockForm.tsx'
import { BlockList } from './BlockList.tsx'
import { changeBlock, emptyBlock, languages, moveBlock, withBlock, withoutBlock } from './blocks.ts'
import { Canvas, type Said } from './Canvas.tsx'
import { Publishing } from './Publishing.tsx'
import { Snippet } from './Snippet.tsx'
import { TopBar } from './TopBar.tsx'
import { usePage, type ShownPage } from './use-page.ts'
import type { Block } from './wire.ts'

function Editor({ id }: { id: string }) {
  const page = usePage(id)
  if (!page) return <p role="status">Loading the page…</p>
  if ('fault' in page) return <p role="alert">{page.fault}</p>
  return <Desk id={id} page={page} />
}

function Desk({ id, page }: { id: string; page: ShownPage }) {
  const { opened, document, version, change, undo, redo, save, meet } = page
  const [selected, setSelected] = useState<string | null>(null)
  const [store, setStore] = useState('en')
  const [said, setSaid] = useState<readonly Said[]>([])
  const [news, setNews] = useState({ text: '', count: 0 })
  // The count makes a repeated message a new one; otherwise screen readers would not announce it.
  const announce = (text: string) => setNews(({ count }) => ({ text, count: count + 1 }))
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
  const goBack = () => takeStep(undo, 'Undone.', 'There is nothing to undo.')
  const goForward = () => takeStep(redo, 'Redone.', 'There is nothing to redo.')
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
    if (document.blocks.length >= mostBlocks) announce(`A page can hold at most ${mostBlocks} blocks.`)
    return document.blocks.length >= mostBlocks
  }
  const add = (made: Omit<Block, 'id'>) => {
    if (isFull()) return
    const next = withBlock(document, { ...made, id: '' }, document.blocks.length)
    change(next)
    setSelected(next.blocks.at(-1)?.id ?? null)
    announce(`${titleOf(made.type)} added.`)
    focusSoon('#block-form ~ .form :is(input, select, textarea)')
  }
  const move = (moved: string, to: number) => {
    change(moveBlock(document, moved, to))
    // Keeps the focus on the pressed button, so that a block can be moved several times in a row.
    const held = globalThis.document.activeElement
    focusSoon(() => (held instanceof HTMLElement ? held : null))
    const type = document.blocks.find(({ id: one }) => one === moved)?.type ?? ''
    const at = Math.max(0, Math.min(document.blocks.length - 1, to)) + 1
    announce(`${titleOf(type)} is now block ${at} of ${document.blocks.length}.`)
  }
  const remove = ({ id: gone, type }: Block) => {
    const at = document.blocks.findIndex(({ id: one }) => one === gone)
    change(withoutBlock(document, gone))
    const next = Math.min(at, document.blocks.length - 2)
    focusSoon(next < 0 ? '#blocks' : `[data-block-item="${(document.blocks[next < at ? next : next + 1] ?? { id: '' }).id}"] .blocks-name`)
    announce(`${titleOf(type)} removed. Undo to bring it back.`)
  }
  return (
    <div className="desk">
      <TopBar page={page} store={store} onStore={setStore} onUndo={goBack} onRedo={goForward} />
      <p className="hidden" role="status">
        {news.text}
        {news.count % 2 === 1 ? '\u00A0' : ''}
      </p>
      <aside className="side" id="blocks" tabIndex={-1} aria-label="Blocks">
        <section className="panel" aria-labelledby="palette">
          <h2 id="palette">Add</h2>
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
            announce(`${titleOf(doubled.type)} duplicated.`)
          }}
          onRemove={remove}
        />
        <a className="skip" href="#settings">
          Skip the page, go to settings
        </a>
      </aside>
      <Canvas
        address={`/editor/pages/${id}/canvas?store=${store}`}
        version={version}
        selected={selected}
        onSelect={setSelected}
        onSaid={setSaid}
        key={store}
      />
      <aside className="side" id="settings" tabIndex={-1} aria-label="Settings">
        <a className="skip" href="#blocks">
          Skip the page, go to blocks
        </a>
        <section className="panel">
          <h2>Page</h2>
          {languages.map((one) => (
            <div className="form-field" key={one}>
              <label htmlFor={`title-${one}`}>
                Title ({one}){document.title[one].trim() ? '' : ': missing'}
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
            <BlockForm
              block={block}
              about={about}
              language={language}
              store={store}
              scenes={opened.scenes}
              said={said.filter((one) => one.block === block.id)}
              onNews={announce}
              onChange={(changed, step) =>
                change(
                  changeBlock(document, block.id, () => changed),
                  step,
                )
              }
            />
          </section>
        ) : null}
        <Snippet block={block} palette={opened.palette} language={language} store={store} onPaste={add} />
        <Publishing
          id={id}
          opened={opened}
          save={save}
          onNewer={meet}
          onRestore={(older) => {
            change(older)
            announce('The older version is back. Undo to return to yours.')
          }}
          onFault={setSelected}
        />
      </aside>
    </div>
  )
}

const place = document.getElementById('editor')
if (place) createRoot(place).render(<Editor id={place.dataset['page'] ?? ''} />)
