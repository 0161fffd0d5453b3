// Tests of the search field's model: what opens, closes and clears it, and when the panel's state is accepted.
import { expect, test } from 'vitest'
import { searchModel } from './model.ts'

const shown = { isOpen: true, hasList: true, activeId: null, isBusy: false }

test('typing opens it, and late updates of a closed panel are ignored', () => {
  const search = searchModel('', '')
  search.type('bal')
  search.suggest(shown)
  expect(search.$state.get()).toMatchObject({ query: 'bal', popup: { state: 'open', hasList: true } })
  search.close()
  search.suggest(shown)
  expect(search.$state.get().popup).toEqual({ state: 'closed' })
})

test('another category clears the text and announces it, if there is one', () => {
  const search = searchModel('ball', '')
  search.chooseDiscipline('3', 'Search text cleared')
  expect(search.$state.get()).toMatchObject({ query: '', discipline: '3', said: 'Search text cleared' })
  search.say('')
  search.chooseDiscipline('', 'Search text cleared')
  expect(search.$state.get()).toMatchObject({ discipline: '', said: '' })
})

test('is sent once, if there is text, and again after Back', () => {
  const search = searchModel(' ', '')
  expect(search.send()).toBe(false)
  search.type('ball')
  expect([search.send(), search.send()]).toEqual([true, false])
  search.wake()
  expect(search.send()).toBe(true)
})
