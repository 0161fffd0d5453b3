// Tests that a swipe, and nothing else, shows the second picture of a card.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { answerList } from '#stores/testing/lists.ts'
import { json } from '#tests/support/fault-server.ts'
import { soon, useWidgetPage } from '#tests/support/widget-page.ts'
import productList from './product-list.tsx'

const page = useWidgetPage('https://shop.test/nl/shirts')
const LIST = 'GET catalog/category/3/product/list'
const card = () => document.querySelector('.touchline-card')

test('a swipe across a card shows its second picture, and another one the first again; a scroll and a press do not', async () => {
  const whole = Object(answerList('catalog/category/3/product/list', new URLSearchParams()))
  const pictures = { image: '/media/1_640.webp', images: ['/media/1_640.webp', '/media/2_640.webp'] }
  const [item] = whole.catalog.items
  page.shop.once(LIST, json({ ...whole, catalog: { ...whole.catalog, items: [{ ...item, ...pictures }], total_items: 1, last_page: 1 } }))
  page.show(productList, { categoryId: 3, addresses: 'path' })
  await soon(() => card())
  const link = card()?.querySelector('h2 a')
  const touch = (type: string, list: string, clientX: number, clientY: number) =>
    link?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { [list]: [{ clientX, clientY }] }))
  const move = (across: number, down: number) => {
    touch('touchstart', 'touches', 150, 200)
    touch('touchend', 'changedTouches', 150 + across, 200 + down)
    return card()?.querySelector('.touchline-card-second')?.hasAttribute('data-shown')
  }
  expect([move(4, 2), move(40, 90), move(-80, 10), move(-80, 10)]).toEqual([false, false, true, false])
})
