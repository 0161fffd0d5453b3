// A select of the shop's categories; dashes show their level.
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { call, Categories, type Own, type Value } from './wire.ts'
import { say } from './words.ts'

interface Props {
  own: Own
  store: string
  value: Value | undefined
  onValue: (value: Value | undefined) => void
}

export function CategoryPicker({ own, store, value, onValue }: Props) {
  const [categories, setCategories] = useState<v.InferOutput<typeof Categories>['categories']>([])
  useEffect(() => {
    void call(`/editor/api/categories?store=${store}`).then(({ body }) => {
      const read = v.safeParse(Categories, body)
      if (read.success) setCategories(read.output.categories)
    })
  }, [store])
  return (
    <select
      {...own}
      value={value === undefined ? '' : String(value)}
      onChange={(event) => onValue(event.currentTarget.value ? Number(event.currentTarget.value) : undefined)}
    >
      <option value="">{say('none')}</option>
      {value === undefined || categories.some(({ id }) => id === value) ? null : (
        <option value={String(value)}>{say('categoryNumber', { number: String(value) })}</option>
      )}
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
