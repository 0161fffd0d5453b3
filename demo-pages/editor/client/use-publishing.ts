// The publishing of a page for components: what shoppers see of it, and what changes that.
import { useCallback, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { faultText } from './fault-of.ts'
import { focusIfLost } from './focus-soon.ts'
import { liveOf, planOf, stateOf, type PageState } from './page-state.ts'
import { savingAfter } from './saving.ts'
import type { ShownPage } from './use-page.ts'
import { call, Faults, Gaps, Newer, Older, Published, TakenDown, Versions, type Document, type Gap, type History } from './wire.ts'
import { say, words, type Word } from './words.ts'

/** What shoppers see of a page, with the actions that change it. */
export interface Publishing {
  state: PageState
  history: History
  plan: ReturnType<typeof planOf>
  live: ReturnType<typeof liveOf>
  /** What became of the last action; empty where the state says it. */
  news: string
  /** The gaps that an editor is asked about; null if nothing is asked. */
  gaps: readonly Gap[] | null
  closeGaps: () => void
  /** Publishes now, or from a moment on; `accepted` are the gaps that were read. */
  publish: (at?: string, accepted?: readonly string[]) => Promise<void>
  /** Publishes with the gaps that are shown. */
  publishWithGaps: () => Promise<void>
  cancelPlan: () => Promise<void>
  takeDown: () => Promise<void>
  restore: (version: number) => Promise<void>
  reload: () => Promise<void>
}

const isWord = (text: string): text is Word => Object.hasOwn(words.en, text)

/** The publishing of the page with this id. @param onFault goes to a block with a fault; `onRestore` takes an older version */
export function usePublishing(
  id: string,
  page: ShownPage,
  { onFault, onRestore }: { onFault: (block: string) => void; onRestore: (document: Document) => void },
): Publishing {
  const { opened, document, save, meet } = page
  const [news, setNews] = useState('')
  const [asked, setAsked] = useState<{ gaps: readonly Gap[]; at: string } | null>(null)
  const [history, setHistory] = useState<History>(opened)
  const isBusy = useRef(false)
  const path = `/editor/api/pages/${id}`
  const reload = useCallback(async () => {
    const read = v.safeParse(Versions, (await call(`${path}/versions`)).body)
    if (read.success) setHistory(read.output)
  }, [path])
  // A colleague may have published it meanwhile, or its planned moment may have come.
  useEffect(() => {
    const onFocus = () => void reload()
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [reload])

  const sayFaults = (faults: v.InferOutput<typeof Faults>['faults']) => {
    const [first] = faults
    if (first) onFault(first.block)
    const labelOf = (block: string, field: string) => {
      const type = document.blocks.find(({ id: one }) => one === block)?.type
      return opened.palette.find((one) => one.type === type)?.fields.find(({ name }) => name === field)?.label ?? field
    }
    const texts = faults.map(
      ({ block, field, word, ...limits }) => `${labelOf(block, field)}: ${isWord(word) ? faultText(say, { word, ...limits }) : word}`,
    )
    setNews(say('notFaults', { faults: texts.join(' ') }))
  }
  /** Reads the page's history after a lost response, to find out whether the version was published. */
  const readOutcome = async (version: number, isPlanned: boolean) => {
    const read = v.safeParse(Versions, (await call(`${path}/versions`)).body)
    if (!read.success) return say('notKnown', { version })
    setHistory(read.output)
    return read.output.publications.some((one) => one.version === version && one.isPlanned === isPlanned) ? '' : say('notAnswered')
  }
  const send = async (at: string, accepted: readonly string[]) => {
    setNews('')
    // Publishes the version shown here, not one that somebody else saved meanwhile.
    const version = await save()
    if (version === null) return setNews(say('notUnsaved'))
    const { status, body } = await call(`${path}/publish`, 'POST', { version, accepted, at: at ? new Date(at).toISOString() : null })
    const done = v.safeParse(Published, body)
    const faults = v.safeParse(Faults, body)
    const found = v.safeParse(Gaps, body)
    const newer = v.safeParse(Newer, body)
    if (done.success) {
      setHistory(done.output)
      setNews(done.output.isCleared ? '' : say('publishedNotCleared'))
    } else if (status === 422 && faults.success) sayFaults(faults.output.faults)
    else if (status === 422 && found.success) {
      setAsked({ gaps: found.output.gaps, at })
      setNews(say('notConfirmed'))
    } else if (newer.success) {
      meet(newer.output.newer)
      setNews(say('notNewer'))
    } else if (status === 401) setNews(say('notLoggedIn'))
    else if (savingAfter(status) === 'refused') setNews(say('notAllowed'))
    else setNews(await readOutcome(version, at !== ''))
  }
  const publish = async (at = '', accepted: readonly string[] = []) => {
    // The second press of a double click.
    if (isBusy.current) return
    isBusy.current = true
    await send(at, accepted).finally(() => (isBusy.current = false))
    focusIfLost('#page-state')
  }
  return {
    state: stateOf(history, page),
    history,
    plan: planOf(history),
    live: liveOf(history),
    news,
    gaps: asked?.gaps ?? null,
    closeGaps: () => setAsked(null),
    publish,
    publishWithGaps: () =>
      publish(
        asked?.at,
        asked?.gaps.map(({ id: gap }) => gap),
      ),
    reload,
    async cancelPlan() {
      const read = v.safeParse(Versions, (await call(`${path}/plan`, 'DELETE')).body)
      if (read.success) setHistory(read.output)
      setNews(read.success ? say('planCancelled') : say('planNotCancelled'))
      focusIfLost('#page-state')
    },
    async takeDown() {
      const read = v.safeParse(TakenDown, (await call(`${path}/publish`, 'DELETE')).body)
      if (!read.success) return setNews(say('notDown'))
      setHistory(read.output)
      setNews(say(read.output.isCleared ? 'down' : 'downNotCleared'))
      focusIfLost('#page-state')
    },
    async restore(version) {
      const read = v.safeParse(Older, (await call(`${path}/versions/${version}`)).body)
      if (read.success) onRestore(read.output.document)
      else setNews(say('notRestored', { version }))
    },
  }
}
