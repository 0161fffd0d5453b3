// Publishes the page now or later; lists its publications and the versions to return to.
import { useState } from 'react'
import * as v from 'valibot'
import { focusSoon } from './focus-soon.ts'
import { savingAfter } from './saving.ts'
import { call, Faults, Newer, Older, Published, TakenDown, Versions, type Answer, type Document, type Edited, type Opened } from './wire.ts'

interface Props {
  id: string
  opened: Opened
  save: () => Promise<number | null>
  onRestore: (document: Document) => void
  onFault: (block: string) => void
  onNewer: (newer: Edited) => void
}

const inWords = (moment: string) => new Date(moment).toLocaleString()

export function Publishing({ id, opened, save, onRestore, onFault, onNewer }: Props) {
  const [at, setAt] = useState('')
  const [news, setNews] = useState('')
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
  const publish = async () => {
    setNews('')
    // Publishes the version shown here, not one that somebody else saved meanwhile.
    const version = await save()
    if (version === null) return setNews('Not published: the page could not be saved.')
    const { status, body } = await call(`${path}/publish`, 'POST', { version, at: at ? new Date(at).toISOString() : null })
    const done = v.safeParse(Published, body)
    const faults = v.safeParse(Faults, body)
    const newer = v.safeParse(Newer, body)
    if (done.success) {
      const { notice, isPlanned, publishAt } = done.output
      const when = isPlanned ? `will be published at ${inWords(publishAt)}` : `has been published at /pages/${opened.slug}`
      setNews(notice ?? `Version ${version} ${when}.`)
      void reload()
    } else if (status === 422 && faults.success) {
      const [first] = faults.output.faults
      if (first) onFault(first.block)
      setNews(`Not published: ${faults.output.faults.map(({ field, expected }) => `${field} must be ${expected}`).join(', ')}.`)
    } else if (newer.success) {
      onNewer(newer.output.newer)
      setNews('Not published: somebody else saved the page in the meantime.')
    } else if (status === 401) setNews('Not published: log in again in another tab.')
    else if (savingAfter(status) === 'refused') setNews('Not published: the shop refused it.')
    else setNews(await readOutcome(version))
  }
  /** Reads the page's history after a lost response, to find out whether the version was published. */
  const readOutcome = async (version: number) => {
    const read = v.safeParse(Versions, (await call(`${path}/versions`)).body)
    if (!read.success) return `It is not known whether version ${version} has been published: the shop does not answer. Publish again.`
    setHistory(read.output)
    const done = read.output.publications.find((one) => one.version === version && one.isPlanned === (at !== ''))
    if (!done) return 'Not published: the shop did not answer. Publish again.'
    return done.isPlanned
      ? `Version ${version} will be published at ${inWords(done.publish_at)}.`
      : `Version ${version} has been published at /pages/${opened.slug}.`
  }
  const cancel = async () => {
    const isDone = take(await call(`${path}/plan`, 'DELETE'))
    setNews(isDone ? 'The plan is cancelled.' : 'The plan could not be cancelled.')
    if (isDone) focusSoon('#publish-at')
  }
  const takeDown = async () => {
    const read = v.safeParse(TakenDown, (await call(`${path}/publish`, 'DELETE')).body)
    if (!read.success) return setNews('The page could not be taken down.')
    setHistory(read.output)
    setNews(read.output.notice ?? 'The page has been taken down. Its versions are kept, and it can be published again.')
    focusSoon('#publish-at')
  }
  const restore = async (older: number) => {
    const read = v.safeParse(Older, (await call(`${path}/versions/${older}`)).body)
    if (read.success) onRestore(read.output.document)
    else setNews(`Version ${older} could not be loaded.`)
  }
  return (
    <section className="panel" aria-labelledby="publishing">
      <h2 id="publishing">Publishing</h2>
      <p>{live ? `Published: version ${live.version}, since ${inWords(live.publish_at)}.` : 'Shoppers cannot see this page.'}</p>
      {live ? (
        <button type="button" popoverTarget="take-down">
          Take the page down
        </button>
      ) : null}
      <div id="take-down" className="question" popover="auto">
        <p>
          Shoppers will no longer find /pages/{opened.slug}.{planned ? ' What is planned is cancelled, too.' : ''}
        </p>
        <button type="button" popoverTarget="take-down" popoverTargetAction="hide" onClick={() => void takeDown()}>
          Take it down
        </button>
        <button type="button" popoverTarget="take-down" popoverTargetAction="hide">
          Keep it
        </button>
      </div>
      {planned ? (
        <p>
          Version {planned.version} will be published at {inWords(planned.publish_at)}.{' '}
          <button type="button" onClick={() => void cancel()}>
            Cancel the plan
          </button>
        </p>
      ) : null}
      <label htmlFor="publish-at">When (leave empty for now)</label>
      <input id="publish-at" type="datetime-local" value={at} onInput={(event) => setAt(event.currentTarget.value)} />
      <button type="button" className="main" onClick={() => void publish()}>
        Publish
      </button>
      <p role="status">{news}</p>
      <p className="stores">
        {opened.stores.map(({ code }) => (
          <a key={code} href={`/${code}/pages/${opened.slug}`} target="_blank" rel="noreferrer">
            {code}{' '}
          </a>
        ))}
      </p>
      <details onToggle={() => void reload()}>
        <summary>Versions</summary>
        <ul>
          {history.versions.map((one) => (
            <li key={one.version}>
              {one.version} by {one.edited_by}, {new Date(one.edited_at).toLocaleString()}
              {one.version === live?.version ? ' (published)' : one.version === planned?.version ? ' (planned)' : ''}{' '}
              <button type="button" onClick={() => void restore(one.version)}>
                Restore {one.version}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
