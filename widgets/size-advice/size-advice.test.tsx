// Tests of size advice: the questions, the request, and choosing the advised size.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { productStore } from '#stores/product/product.ts'
import { adviceForm, takeAdvice } from '#stores/product/size-advice.ts'
import { json } from '#tests/support/fault-server.ts'
import { soon, useWidgetPage } from '#tests/support/widget-page.ts'

const page = useWidgetPage('https://shop.test/nl/product/home-shirt')
const CALL = 'GET api/catalog/product/12/size-advice'

test('only the height is required, and a decimal comma is accepted', async () => {
  const form = adviceForm(12, 'body')
  await form.submit()
  expect([...form.$state.get().errors.keys()]).toEqual(['height'])
  page.shop.once(CALL, json({ size: 'M', reason: 'By the chart.' }))
  form.fillIn({ height: '178', weight: '74' })
  await form.submit()
  expect(form.$state.get().sending).toMatchObject({ state: 'sent', value: { size: 'M' } })
})

test.each([
  ['22,8', null],
  ['22.8', null],
  ['23', null],
  ['7,9', 'form.between'],
  ['22,8 cm', 'form.between'],
])('a foot length of %s is accepted as measured', async (footLength, problem) => {
  page.shop.once(CALL, json({ size: '36', reason: 'By the chart.' }))
  const form = adviceForm(12, 'foot')
  form.fillIn({ footLength })
  await form.submit()
  const said = form.$state.get().errors.get('footLength')
  expect(typeof said === 'object' ? said.code : null).toBe(problem)
})

test('the measures are filled in for the next product', async () => {
  page.shop.once(CALL, json({ size: null, reason: 'None fits.' }))
  const form = adviceForm(12, 'foot')
  form.fillIn({ footLength: '26,5' })
  await form.submit()
  const next = adviceForm(15, 'foot')
  next.start()
  expect(next.$state.get().values.footLength).toBe('26,5')
})

test('an advised size stays chosen with another colour, until one is chosen by hand', async () => {
  await productStore(12).load()
  const { choose, $choices } = productStore(12)
  expect(takeAdvice(12, 'M')).toBe(true)
  choose('colour', 12)
  await soon(() => $choices.get().some(({ optionId }) => optionId === 34))
  choose('size', 35)
  choose('colour', 12)
  await Promise.resolve()
  expect($choices.get()).toEqual([{ attributeCode: 'colour', optionId: 12 }])
})

test('a size is chosen if the product has it', async () => {
  await productStore(12).load()
  expect(takeAdvice(12, 'nothing')).toBe(false)
  expect(takeAdvice(12, 'M')).toBe(true)
  expect(productStore(12).$choices.get()).toContainEqual({ attributeCode: 'size', optionId: 34 })
})
