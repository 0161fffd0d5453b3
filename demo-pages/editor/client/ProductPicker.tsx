// Picks products with the shop's own search.
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { focusSoon } from './focus-soon.ts'
import { IconButton } from './IconButton.tsx'
import { call, Products, type Own, type Value } from './wire.ts'
import { say } from './words.ts'

/** The pause in typing before the search, in milliseconds. */
const ASKED_AFTER = 250
/** The search result; null while unknown. */
type Found = v.InferOutput<typeof Products>['items'] | 'failed' | null

interface Props {
  own: Own
  store: string
  value: Value | undefined
  onValue: (value: Value | undefined) => void
  /** Announces a change to screen readers. */
  onNews: (news: string) => void
}

function useProducts(question: string, wait: number): Found {
  const [items, setItems] = useState<Found>(null)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      if (question === '') return setItems(null)
      void call(`/editor/api/products?${question}`).then(({ body }) => {
        const read = v.safeParse(Products, body)
        if (isCurrent) setItems(read.success ? read.output.items : 'failed')
      })
    }, wait)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [question, wait])
  return items
}

export function ProductPicker({ own, store, value, onValue, onNews, isMany }: Props & { isMany: boolean }) {
  const [query, setQuery] = useState('')
  const ids = (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(Number)
  const chosen = useProducts(ids.length > 0 ? `store=${store}&ids=${ids.join()}` : '', 0)
  const found = useProducts(query.trim() ? `store=${store}&query=${encodeURIComponent(query.trim())}` : '', ASKED_AFTER)
  const put = (next: number[], news: string) => {
    onNews(news)
    onValue(isMany ? (next.length > 0 ? next : undefined) : next.at(-1))
    // The pressed button was removed with its product.
    focusSoon(`#${own.id}`)
  }
  const known = Array.isArray(chosen) ? chosen : []
  const nameOf = (id: number) => known.find((item) => item.id === id)?.name ?? say('productNumber', { number: id })
  return (
    <div className="picker">
      <ul className="picker-chosen">
        {ids.map((id) => (
          <li key={id}>
            {nameOf(id)}{' '}
            <IconButton
              icon="remove"
              label={say('remove', { name: nameOf(id) })}
              onPress={() =>
                put(
                  ids.filter((one) => one !== id),
                  say('removed', { name: nameOf(id) }),
                )
              }
            />
          </li>
        ))}
      </ul>
      <input
        {...own}
        type="search"
        placeholder={say('searchShop')}
        value={query}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      <ul className="picker-found" role="status">
        {found === 'failed' ? <li>{say('searchFailed')}</li> : null}
        {found?.length === 0 ? <li>{say('noProduct')}</li> : null}
        {Array.isArray(found)
          ? found
              .filter(({ id }) => !ids.includes(id))
              .map(({ id, name, sku }) => (
                <li key={id}>
                  <button type="button" onClick={() => put([...ids, id], say('added', { name }))}>
                    {say('addNamed', { name })} <small>{sku}</small>
                  </button>
                </li>
              ))
          : null}
      </ul>
    </div>
  )
}
