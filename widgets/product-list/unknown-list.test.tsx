// Tests a list that the host does not know: that is said, and asking again is not offered.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { control, shown, useWidgetPage, words } from '#tests/support/widget-page.ts'
import productList from './product-list.tsx'

const page = useWidgetPage('https://shop.test/nl/shirts')

test('a category that the host does not know leads back to the shop, without the server’s words', async () => {
  const refusal = json({ message: 'No such entity with %fieldName = %fieldValue', parameters: ['id', 99] }, 404)
  page.shop.always('GET catalog/category/99/product/list', refusal)
  page.show(productList, { categoryId: 99, path: '/nl/shirts' })
  await shown('This list does not exist any more')
  expect(control('Continue shopping')?.getAttribute('href')).toBe('/nl/')
  expect(control('Show the products again')).toBeUndefined()
  expect(words(document.body)).not.toContain('entity')
})
