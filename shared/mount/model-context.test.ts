// Tests that the browser's model context is found where it is, and that nothing else is taken for it.
// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { modelContext } from './model-context.ts'

const context = { registerTool: () => Promise.resolve() }
const put = (place: object, value: unknown) => Object.defineProperty(place, 'modelContext', { value, configurable: true })

afterEach(() => {
  Reflect.deleteProperty(document, 'modelContext')
  Reflect.deleteProperty(navigator, 'modelContext')
})

test('a browser without one has none', () => {
  expect(modelContext()).toBeNull()
})

test('it is in the document, and in older browsers in the navigator', () => {
  put(navigator, context)
  expect(modelContext()).toBe(context)
  const newer = { ...context }
  put(document, newer)
  expect(modelContext()).toBe(newer)
})

test('a form of the host with that name is none', () => {
  put(document, document.createElement('form'))
  expect(modelContext()).toBeNull()
  put(navigator, context)
  expect(modelContext()).toBe(context)
})
