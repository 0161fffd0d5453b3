// The less usual steps of publishing: for a later moment, taking a changed page down, the page in its stores, and older versions.
import { useState } from 'react'
import { TakeDown } from './TakeDown.tsx'
import type { Publishing } from './use-publishing.ts'
import { inWords, say } from './words.ts'
import type { Opened } from './wire.ts'

export function PublishingPanel({ publishing, opened }: { publishing: Publishing; opened: Opened }) {
  const [at, setAt] = useState('')
  const { state, plan, live, history, publish, cancelPlan, restore, reload } = publishing
  const address = `/pages/${opened.slug}`
  const markOf = (version: number) =>
    version === live?.version ? ` ${say('isPublished')}` : version === plan?.version ? ` ${say('isPlanned')}` : ''
  return (
    <section className="panel" aria-labelledby="publishing">
      <h2 id="publishing">{say('publishing')}</h2>
      {state.kind === 'changed' ? <TakeDown publishing={publishing} address={address} /> : null}
      {plan ? (
        <button type="button" onClick={() => void cancelPlan()}>
          {say('cancelPlan')}
        </button>
      ) : null}
      <form
        className="form-field"
        onSubmit={(event) => {
          event.preventDefault()
          void publish(at)
        }}
      >
        <label htmlFor="publish-at">{say('publishAt')}</label>
        <input id="publish-at" type="datetime-local" required value={at} onInput={(event) => setAt(event.currentTarget.value)} />
        <button type="submit">{say('publishLater')}</button>
      </form>
      {live ? (
        <p className="stores">
          {say('lookAt')}{' '}
          {opened.stores.map(({ code, name }) => (
            <a key={code} href={`/${code}${address}`} target="_blank" rel="noreferrer">
              {name}{' '}
            </a>
          ))}
        </p>
      ) : null}
      <details onToggle={() => void reload()}>
        <summary>{say('versions')}</summary>
        <ul>
          {history.versions.map((one) => (
            <li key={one.version}>
              {say('versionBy', { version: one.version, who: one.edited_by, when: inWords(one.edited_at) })}
              {markOf(one.version)}{' '}
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
