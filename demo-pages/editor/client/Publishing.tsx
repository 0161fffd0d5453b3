// Publishing now or later, what is published, and the versions that one can go back to.
import { useState } from 'react'
import * as v from 'valibot'
import { call, Faults, Newer, Older, Published, Versions, type Document, type Opened } from './wire.ts'

interface Props {
  id: string
  opened: Opened
  version: number
  save: () => Promise<boolean>
  onRestore: (document: Document) => void
  onFault: (block: string) => void
}

export function Publishing({ id, opened, version, save, onRestore, onFault }: Props) {
  const [at, setAt] = useState('')
  const [news, setNews] = useState('')
  const [history, setHistory] = useState<v.InferOutput<typeof Versions>>(opened)
  const path = `/editor/api/pages/${id}`
  const reload = async () => {
    const read = v.safeParse(Versions, (await call(`${path}/versions`)).body)
    if (read.success) setHistory(read.output)
    return read.success ? (read.output.versions[0]?.version ?? version) : version
  }
  const publish = async () => {
    setNews('')
    if (!(await save())) return setNews('Save the page first.')
    const newest = await reload()
    const { status, body } = await call(`${path}/publish`, 'POST', { version: newest, at: at ? new Date(at).toISOString() : null })
    const done = v.safeParse(Published, body)
    const faults = v.safeParse(Faults, body)
    if (done.success) {
      const when = new Date(done.output.publishAt)
      setNews(
        done.output.notice ??
          (done.output.isPlanned
            ? `Version ${newest} will be published at ${when.toLocaleString()}.`
            : `Version ${newest} is published at /pages/${opened.slug}.`),
      )
      void reload()
    } else if (status === 422 && faults.success) {
      const [first] = faults.output.faults
      if (first) onFault(first.block)
      setNews(`Not published: ${faults.output.faults.map(({ field, expected }) => `${field} has to be ${expected}`).join(', ')}.`)
    } else setNews(v.is(Newer, body) ? 'Somebody else saved the page meanwhile.' : 'The page could not be published.')
  }
  const restore = async (older: number) => {
    const read = v.safeParse(Older, (await call(`${path}/versions/${older}`)).body)
    if (read.success) onRestore(read.output.document)
  }
  return (
    <section className="panel" aria-labelledby="publishing">
      <h2 id="publishing">Publishing</h2>
      <label htmlFor="publish-at">When (empty: now)</label>
      <input id="publish-at" type="datetime-local" value={at} onInput={(event) => setAt(event.currentTarget.value)} />
      <button type="button" className="main" onClick={() => void publish()}>
        Publish
      </button>
      <p role="status">{news}</p>
      <p>
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
              {history.publications.some((other) => other.version === one.version) ? ' (published)' : ''}{' '}
              <button type="button" onClick={() => void restore(one.version)}>
                Go back to {one.version}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
