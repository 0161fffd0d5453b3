// Publishes the page now or later; lists its publications and the versions to return to.
import { useState } from 'react'
import * as v from 'valibot'
import { focusSoon } from './focus-soon.ts'
import { savingAfter } from './saving.ts'
import { faultText } from './fault-of.ts'
import { GapsDialog } from './GapsDialog.tsx'
import {
  call,
  Faults,
  Gaps,
  Newer,
  Older,
  Published,
  TakenDown,
  Versions,
  type Answer,
  type Block,
  type Document,
  type Edited,
  type Gap,
  type Opened,
} from './wire.ts'
import { inWords, say, words, type Word } from './words.ts'

interface Props {
  id: string
  opened: Opened
  blocks: readonly Block[]
  save: () => Promise<number | null>
  onRestore: (document: Document) => void
  onFault: (block: string) => void
  /** Goes to the place of a gap. */
  onGap: (gap: Gap) => void
  onNewer: (newer: Edited) => void
}

const isWord = (text: string): text is Word => Object.hasOwn(words.en, text)

export function Publishing({ id, opened, blocks, save, onRestore, onFault, onGap, onNewer }: Props) {
  const [at, setAt] = useState('')
  const [news, setNews] = useState('')
  const [gaps, setGaps] = useState<readonly Gap[] | null>(null)
  const [history, setHistory] = useState<v.InferOutput<typeof Versions>>(opened)
  const path = `/editor/api/pages/${id}`
  const planned = history.publications.find(({ isPlanned }) => isPlanned)
  const live = history.publications.find(({ isPlanned }) => !isPlanned)
  const take = ({ body }: Answer) => {
    const read = v.safeParse(Versions, body)
    if (read.success) setHistory(read.output)
    return read.success
  }
  const reload = async () => void take(await call(`${path}/versions`))
  const saidOf = (version: number, isPlanned: boolean, when: string) =>
    isPlanned ? say('planned', { version, when: inWords(when) }) : say('published', { version, address: `/pages/${opened.slug}` })
  /** Publishes with the gaps that were read; others are asked about. */
  const publish = async (accepted: readonly string[] = []) => {
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
      const { isCleared, isPlanned, publishAt } = done.output
      setNews(isCleared ? saidOf(version, isPlanned, publishAt) : say('publishedNotCleared'))
      void reload()
    } else if (status === 422 && faults.success) {
      const [first] = faults.output.faults
      if (first) onFault(first.block)
      const labelOf = (block: string, field: string) => {
        const type = blocks.find(({ id: one }) => one === block)?.type
        return opened.palette.find((one) => one.type === type)?.fields.find(({ name }) => name === field)?.label ?? field
      }
      const texts = faults.output.faults.map(
        ({ block, field, word, ...limits }) => `${labelOf(block, field)}: ${isWord(word) ? faultText(say, { word, ...limits }) : word}`,
      )
      setNews(say('notFaults', { faults: texts.join(' ') }))
    } else if (status === 422 && found.success) {
      setGaps(found.output.gaps)
      setNews(say('notConfirmed'))
    } else if (newer.success) {
      onNewer(newer.output.newer)
      setNews(say('notNewer'))
    } else if (status === 401) setNews(say('notLoggedIn'))
    else if (savingAfter(status) === 'refused') setNews(say('notAllowed'))
    else setNews(await readOutcome(version))
  }
  /** Reads the page's history after a lost response, to find out whether the version was published. */
  const readOutcome = async (version: number) => {
    const read = v.safeParse(Versions, (await call(`${path}/versions`)).body)
    if (!read.success) return say('notKnown', { version })
    setHistory(read.output)
    const done = read.output.publications.find((one) => one.version === version && one.isPlanned === (at !== ''))
    if (!done) return say('notAnswered')
    return saidOf(version, done.isPlanned, done.publish_at)
  }
  const cancel = async () => {
    const isDone = take(await call(`${path}/plan`, 'DELETE'))
    setNews(isDone ? say('planCancelled') : say('planNotCancelled'))
    if (isDone) focusSoon('#publish-at')
  }
  const takeDown = async () => {
    const read = v.safeParse(TakenDown, (await call(`${path}/publish`, 'DELETE')).body)
    if (!read.success) return setNews(say('notDown'))
    setHistory(read.output)
    setNews(say(read.output.isCleared ? 'down' : 'downNotCleared'))
    focusSoon('#publish-at')
  }
  const restore = async (older: number) => {
    const read = v.safeParse(Older, (await call(`${path}/versions/${older}`)).body)
    if (read.success) onRestore(read.output.document)
    else setNews(say('notRestored', { version: older }))
  }
  return (
    <section className="panel" aria-labelledby="publishing">
      <h2 id="publishing">{say('publishing')}</h2>
      <p>{live ? say('liveSince', { version: live.version, when: inWords(live.publish_at) }) : say('notLive')}</p>
      {live ? (
        <button type="button" popoverTarget="take-down">
          {say('takeDown')}
        </button>
      ) : null}
      <div id="take-down" className="question" popover="auto">
        <p>
          {say('takeDownAsk', { address: `/pages/${opened.slug}` })} {planned ? say('takeDownPlan') : ''}
        </p>
        <button type="button" popoverTarget="take-down" popoverTargetAction="hide" onClick={() => void takeDown()}>
          {say('takeDownYes')}
        </button>
        <button type="button" popoverTarget="take-down" popoverTargetAction="hide">
          {say('takeDownNo')}
        </button>
      </div>
      {planned ? (
        <p>
          {say('planned', { version: planned.version, when: inWords(planned.publish_at) })}{' '}
          <button type="button" onClick={() => void cancel()}>
            {say('cancelPlan')}
          </button>
        </p>
      ) : null}
      <label htmlFor="publish-at">{say('publishAt')}</label>
      <input id="publish-at" type="datetime-local" value={at} onInput={(event) => setAt(event.currentTarget.value)} />
      <button type="button" className="main" onClick={() => void publish()}>
        {say('publish')}
      </button>
      <p role="status">{news}</p>
      {gaps ? (
        <GapsDialog
          gaps={gaps}
          blocks={blocks}
          palette={opened.palette}
          onGap={onGap}
          onPublish={() => void publish(gaps.map(({ id: gap }) => gap))}
          onClose={() => setGaps(null)}
        />
      ) : null}
      <p className="stores">
        {opened.stores.map(({ code, name }) => (
          <a key={code} href={`/${code}/pages/${opened.slug}`} target="_blank" rel="noreferrer">
            {name}{' '}
          </a>
        ))}
      </p>
      <details onToggle={() => void reload()}>
        <summary>{say('versions')}</summary>
        <ul>
          {history.versions.map((one) => (
            <li key={one.version}>
              {say('versionBy', { version: one.version, who: one.edited_by, when: inWords(one.edited_at) })}
              {one.version === live?.version
                ? ` ${say('isPublished')}`
                : one.version === planned?.version
                  ? ` ${say('isPlanned')}`
                  : ''}{' '}
              <button type="button" onClick={() => void restore(one.version)}>
                {say('restore', { version: one.version })}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
