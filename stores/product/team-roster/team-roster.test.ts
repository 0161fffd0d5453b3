// Tests the store of a team: undo of everything, the draft of the visit, and that one change leaves all other rows as they are.
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyPlayer } from '#shared/product/rules/player.ts'
import { emit } from '#shared/events/bus.ts'
import { setEnvironment } from '#shared/environment.ts'
import { openBrowser } from '#stores/testing/browser.ts'
import { resetStores } from '#stores/kit/reset.ts'
import { provideProduct } from '#stores/product/provide.ts'
import { changeConfiguration, changeState } from '#stores/product/state.ts'
import { bundleModel, takeNone } from '#stores/product/bundle.ts'
import { teamAnswer } from '#stores/testing/kinds.ts'
import { roster } from './model.ts'
import { boughtRoster, rosterOf } from './state.ts'
import { rosterStore, type RosterStore } from './team-roster.ts'

let team: RosterStore
const names = () => team.$order.get().map((id) => team.row(id).get()?.player.name)
const shirt = () => {
  const [product] = team.$plan.get()?.products ?? []
  if (!product) throw new Error('the kit has a shirt')
  return product
}

beforeEach(() => {
  setEnvironment(openBrowser().openTab().environment)
  resetStores()
  provideProduct(teamAnswer(), { roster, bundle: bundleModel })(null)
  team = rosterStore(8)
})

const there = () => team.$order.get().flatMap((id) => team.row(id).get()?.player ?? [])

test('every change can be undone and done again, in order', () => {
  team.change('p1', { name: 'Cy' })
  team.enter('p2')
  team.change('p2', { name: 'Ada' })
  team.add()
  team.fillColumn(shirt(), '11')
  team.copy('p2')
  team.remove('p3')
  team.sort('name')
  team.adopt([...there(), { ...emptyPlayer('p9'), name: 'Zoe', number: '5' }])
  const steps = [names()]
  while (team.$canUndo.get()) {
    team.undo()
    steps.push(names())
  }
  expect(steps).toEqual([
    ['Ada', 'Cy', '', '', 'Zoe'],
    ['Ada', 'Cy', '', ''],
    ['Cy', 'Ada', '', ''],
    ['Cy', 'Ada', '', '', ''],
    ['Cy', 'Ada', '', ''],
    ['Cy', 'Ada', '', ''],
    ['Cy', 'Ada', ''],
    ['Cy', '', ''],
    ['', '', ''],
  ])
  while (team.$canRedo.get()) team.redo()
  expect(names()).toEqual(steps[0])
})

test('letters typed into one cell are one step, and Escape takes them back', () => {
  for (const name of ['A', 'Ad', 'Ada']) team.change('p1', { name })
  expect(team.takeBack()).toBe(true)
  expect(names()).toEqual(['', '', ''])
  expect([team.$canUndo.get(), team.$canRedo.get(), team.takeBack()]).toEqual([false, false, false])
})

test('a list is the last step until something else is entered, and can be undone by that name only so long', () => {
  expect(team.$isAdopted.get()).toBe(false)
  team.adopt([{ ...emptyPlayer('p9'), name: 'Zoe' }])
  team.open('p9', true)
  expect(team.$isAdopted.get()).toBe(true)
  team.change('p9', { number: '5' })
  expect(team.$isAdopted.get()).toBe(false)
  team.undo()
  expect(team.$isAdopted.get()).toBe(true)
  team.undo()
  expect([team.$isAdopted.get(), names()]).toEqual([false, ['', '', '']])
})

test('opening a card is no step to undo', () => {
  team.open('p2', true)
  expect(team.$canUndo.get()).toBe(false)
  team.change('p1', { name: 'Ada' })
  team.open('p3', true)
  team.undo()
  expect(team.row('p3').get()?.player.isOpen).toBe(true)
})

test('the team of a cart line that is opened is not undone into the one before', () => {
  team.change('p1', { name: 'Ada' })
  changeConfiguration(8, {
    roster: rosterOf([{ id: 'x', name: 'Zoe', number: '', sizes: {}, isOpen: false, isOrdered: true }]),
  })
  expect(team.$canUndo.get()).toBe(false)
  team.undo()
  expect(names()).toEqual(['Zoe'])
})

test('a part that nobody has a size of can be taken out of the kit, and every step can still be undone', () => {
  team.change('p1', { name: 'Ada' })
  takeNone(8, 32)
  expect(team.$canUndo.get()).toBe(true)
  expect([team.undo(), names()]).toEqual([true, ['', '', '']])
})

test('with a part its sizes leave every step: undo and redo never bring them back', () => {
  const { id } = shirt()
  team.change('p1', { name: 'Ada' })
  team.chooseSize('p1', id, '11')
  team.change('p2', { name: 'Bo' })
  team.chooseSize('p2', id, '12')
  team.undo()
  takeNone(8, 31)
  const kept = () => there().map(({ name, sizes: chosen }) => [name, Object.keys(chosen).length])
  expect([team.$canUndo.get(), team.$canRedo.get()]).toEqual([true, false])
  expect([team.undo(), kept()]).toEqual([
    true,
    [
      ['Ada', 0],
      ['', 0],
      ['', 0],
    ],
  ])
  expect([team.undo(), names()]).toEqual([true, ['', '', '']])
  expect([team.undo(), team.$canUndo.get()]).toEqual([false, false])
  while (team.redo());
  expect([names(), kept().flatMap(([, count]) => count)]).toEqual([
    ['Ada', 'Bo', ''],
    [0, 0, 0],
  ])
})

/** The page again, in the same visit: returns the names of the draft. */
function again(): readonly (string | undefined)[] {
  resetStores()
  provideProduct(teamAnswer(), { roster, bundle: bundleModel })(null)
  team = rosterStore(8)
  team.follow()()
  return names()
}

test('the draft of the visit keeps the order of entry of rows that were sorted', () => {
  const stop = team.follow()
  team.adopt(['Cy', 'Ada'].map((name, at) => ({ ...emptyPlayer(`p${at + 1}`), name })))
  team.sort('name')
  stop()
  resetStores()
  provideProduct(teamAnswer(), { roster, bundle: bundleModel })(null)
  team = rosterStore(8)
  const end = team.follow()
  expect([names(), team.$sort.get()]).toEqual([['Ada', 'Cy'], 'name'])
  team.sort('entry')
  expect(names()).toEqual(['Cy', 'Ada'])
  end()
})

test('the team of a cart line that was changed is no draft afterwards', () => {
  const stop = team.follow()
  changeState(8, { roster: rosterOf([{ ...emptyPlayer('x'), name: 'Zoe' }]), lineId: 5 })
  team.change('x', { number: '7' })
  changeState(8, { lineId: null })
  stop()
  expect(again()).not.toContain('Zoe')
})

test('another product that goes into the cart leaves the draft of the team, and each kit has its own', () => {
  const stop = team.follow()
  team.change('p1', { name: 'Ada' })
  emit('cart:added', { lines: [], cart: null })
  provideProduct({ ...teamAnswer(), product_id: 9 }, { roster, bundle: bundleModel })(null)
  const second = rosterStore(9)
  const end = second.follow()
  second.change('p1', { name: 'Bo' })
  end()
  stop()
  expect(again()).toContain('Ada')
})

test('a team that was bought leaves an empty sheet and no draft, and is not undone into the next one', () => {
  const stop = team.follow()
  team.change('p1', { name: 'Ada' })
  changeState(8, { roster: boughtRoster })
  expect([names(), team.$canUndo.get(), team.$isBought.get()]).toEqual([['', '', ''], false, true])
  stop()
  expect(again()).not.toContain('Ada')
  team.change('p1', { name: 'Bo' })
  expect(team.$isBought.get()).toBe(false)
})

describe('what is in the cart already, where it has not taken the whole team', () => {
  beforeEach(() => changeState(8, { roster: { ...rosterOf([{ ...emptyPlayer('p9'), name: 'Zoe' }]), inCart: { players: 8, pieces: 9 } } }))

  test('is in the draft of the visit', () => {
    const stop = team.follow()
    team.change('p9', { number: '7' })
    stop()
    expect([again(), team.$inCart.get()]).toEqual([['Zoe'], 8])
  })

  test('leaves that much less room in the team', () => expect(team.$most.get()).toBe(22))

  test.each([
    ['the last player is removed', () => team.remove('p9')],
    ['her entries are taken out', () => team.change('p9', { name: '' })],
    ['a list of others takes their place', () => team.adopt([{ ...emptyPlayer('p10'), name: 'Ada' }])],
    ['an empty list does', () => team.adopt([])],
  ])('is forgotten once %s, and is there again when that is undone', (_what, forget) => {
    forget()
    expect(team.$inCart.get()).toBe(0)
    team.change(team.$order.get()[0] ?? '', { number: '7' })
    expect(team.$inCart.get()).toBe(0)
    while (team.undo());
    expect([names(), team.$inCart.get()]).toEqual([['Zoe'], 8])
  })

  test('stays when a list completes those who are left', () => {
    team.adopt([...there(), { ...emptyPlayer('p10'), name: 'Ada' }])
    expect(team.$inCart.get()).toBe(8)
  })
})

test('one letter of thirty players changes one row', () => {
  team.adopt(Array.from({ length: 30 }, (_, at) => ({ ...emptyPlayer(`p${at}`), name: `Name${at}`, number: `${at}` })))
  const before = team.$order.get().map((id) => team.row(id).get())
  const drawn: number[] = []
  const stops = team.$order.get().map((id, at) => team.row(id).listen(() => drawn.push(at)))
  team.change(team.$order.get()[7] ?? '', { name: 'Zoe' })
  for (const stop of stops) stop()
  expect(before).toHaveLength(30)
  expect(drawn).toEqual([7])
})
