// A block as HTML to copy, and the reverse: pasted HTML becomes a block again.
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { readSnippet, writeSnippet } from './snippet.ts'
import { call, Contents, type Block, type Language, type PaletteBlock } from './wire.ts'
import { say } from './words.ts'

const identity = { createHTML: (text: string) => text }
const policy = window.trustedTypes?.createPolicy('touchline', identity) ?? identity

/** Parses HTML without running its scripts, in an inert document. The page's policy allows this one Trusted Types policy. */
function parse(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
}

/** The pause in typing before the host prints the block again, in milliseconds. */
const PRINTED_AFTER = 250

/** The block's HTML as the host prints it in a store; null while it loads. */
function useContents(block: Block | null, store: string): Contents | null {
  const [printed, setPrinted] = useState<{ block: Block; store: string; contents: Contents } | null>(null)
  useEffect(() => {
    if (!block) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      void call(`/editor/api/contents?store=${store}`, 'POST', block).then(({ body }) => {
        const read = v.safeParse(Contents, body)
        if (isCurrent && read.success) setPrinted({ block, store, contents: read.output })
      })
    }, PRINTED_AFTER)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [block, store])
  return printed && printed.block === block && printed.store === store ? printed.contents : null
}

interface Props {
  block: Block | null
  palette: readonly PaletteBlock[]
  language: Language
  store: string
  onPaste: (block: Omit<Block, 'id'>) => void
}

export function Snippet({ block, palette, language, store, onPaste }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [pasted, setPasted] = useState('')
  const [news, setNews] = useState('')
  const about = palette.find(({ type }) => type === block?.type)
  const contents = useContents(isOpen ? block : null, store)
  const text = block && about && contents ? writeSnippet(block, about, language, contents) : ''
  const take = () => {
    const read = readSnippet(parse(pasted), palette)
    setNews(read ? say('pasted') : say('notPasted'))
    if (!read) return
    setPasted('')
    onPaste(read)
  }
  return (
    <details className="panel" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{say('snippet')}</summary>
      {text ? (
        <>
          <label htmlFor="snippet">{say('snippetOf', { language: say(language) })}</label>
          <textarea id="snippet" rows={5} readOnly value={text} />
          <button
            type="button"
            onClick={() =>
              void navigator.clipboard.writeText(text).then(
                () => setNews(say('copied')),
                () => setNews(say('notCopied')),
              )
            }
          >
            {say('copy')}
          </button>
        </>
      ) : null}
      <label htmlFor="pasted">{say('paste')}</label>
      <textarea id="pasted" rows={3} value={pasted} onInput={(event) => setPasted(event.currentTarget.value)} />
      <button type="button" onClick={take}>
        {say('addPasted')}
      </button>
      <p role="status">{news}</p>
    </details>
  )
}
