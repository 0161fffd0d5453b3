// Tests the categories of an analytics item.
import { expect, test } from 'vitest'
import { categoriesOf } from './item-categories.ts'

test('five categories count, from the widest on, and no sixth', () => {
  expect(categoriesOf(['A', 'B', 'C', 'D', 'E', 'F'])).toEqual({
    item_category: 'A',
    item_category2: 'B',
    item_category3: 'C',
    item_category4: 'D',
    item_category5: 'E',
  })
  expect(categoriesOf([])).toEqual({})
})
