// React's promises, kept on Preact: names of events and attributes, memo, drawing at once.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { createElement, createRoot, flushSync, hydrateRoot, memo, type Root, useState } from './preact.ts'

let place: HTMLElement
let root: Root

beforeEach(() => {
  place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})

const send = (type: string, selector: string) => place.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test('a text field changes with every letter, a choice when it is made', () => {
  const heard: string[] = []
  const field = (type: string) => createElement('input', { type, className: type, onChange: () => heard.push(type) })
  root.render(createElement('form', null, field('text'), field('checkbox'), field('radio')))
  for (const type of ['text', 'checkbox', 'radio']) {
    send('input', `.${type}`)
    send('change', `.${type}`)
  }
  expect(heard).toEqual(['text', 'checkbox', 'radio'])
})

test('focus and blur are heard around the field as well', () => {
  const heard: string[] = []
  const about = { onFocus: () => heard.push('focus'), onBlur: () => heard.push('blur') }
  root.render(createElement('form', about, createElement('input', null)))
  send('focusin', 'input')
  send('focusout', 'input')
  expect(heard).toEqual(['focus', 'blur'])
})

test('drawings have the attributes that SVG knows', () => {
  root.render(createElement('svg', { className: 'icon', viewBox: '0 0 24 24', strokeWidth: 2, strokeLinecap: 'round' }))
  expect(place.innerHTML).toBe('<svg class="icon" viewBox="0 0 24 24" stroke-width="2" stroke-linecap="round"></svg>')
})

test('memo draws again when a prop is another, or when its view says so', () => {
  const drawn: string[] = []
  const plain = memo(({ of }) => (drawn.push(`plain ${String(of)}`), null))
  const own = memo(
    ({ of }) => (drawn.push(`own ${String(of)}`), null),
    (before, after) => String(before['of']).length === String(after['of']).length,
  )
  for (const of of ['a', 'a', 'b', 'cc']) root.render(createElement('p', null, createElement(plain, { of }), createElement(own, { of })))
  expect(drawn).toEqual(['plain a', 'own a', 'plain b', 'plain cc', 'own cc'])
})

test('a view in memo draws again by its own state', () => {
  const drawn: unknown[] = []
  let set = (_next: string) => {}
  const own = memo(() => {
    const [state, setState] = useState('first')
    set = setState
    drawn.push(state)
    return null
  })
  const draw = () => root.render(createElement('p', null, createElement(own, { of: 'a' })))
  draw()
  draw()
  flushSync(() => set('second'))
  flushSync(() => set('second'))
  draw()
  expect(drawn).toEqual(['first', 'second'])
})

test('what changes within flushSync is drawn when it answers', () => {
  let add = () => {}
  const Count = () => {
    const [count, setCount] = useState(0)
    add = () => setCount((before) => before + 1)
    return createElement('b', null, count)
  }
  root.render(createElement(Count, null))
  flushSync(() => {
    add()
    add()
  })
  expect(place.innerHTML).toBe('<b>2</b>')
})

test("a server's markup is taken over, and all of it goes in the end", () => {
  place.innerHTML = '<b>1</b>'
  const before = place.firstChild
  const taken = hydrateRoot(place, createElement('b', null, 1))
  expect(place.firstChild).toBe(before)
  taken.unmount()
  expect(place.innerHTML).toBe('')
})
