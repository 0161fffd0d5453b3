// Tests the categories of an analytics item.
import { expect, test } from 'vitest'
import { categoriesOf } from './item-categories.ts'

test('at most five categories are used, starting with the top one', () => {
  expect(categoriesOf(['A', 'B', 'C', 'D', 'E', 'F'])).toEqual({
    item_category: 'A',
    item_category2: 'B',
    item_category3: 'C',
    item_category4: 'D',
    item_category5: 'E',
  })
  expect(categoriesOf([])).toEqual({})
})
