// Choices in the page’s address, so that a link opens them.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProductStore } from './product.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

const [RED, BLUE, M] = [12, 13, 34]

let visit: Visit
let tab: Tab
let product: ProductStore

const open = async (href?: string) => {
  tab = await visit.open(href)
  product = tab.product.productStore(12)
  await product.load()
}
const choose = (attributeCode: string, optionId: number) => product.choose(attributeCode, optionId)
const hash = () => tab.fake.environment.location?.hash

beforeEach(async () => {
  visit = await startVisit()
})
afterEach(() => visit.end())

describe('the address', () => {
  it('opens a link with its choices', async () => {
    await open('https://shop.test/nl/product/home-shirt#colour=12&size=34')
    const stop = product.followAddress()
    expect(product.$variant.get()).toMatchObject({ sku: 'SHIRT-RED-M' })
    stop()
  })

  it('uses the query if the fragment is empty', async () => {
    await open('https://shop.test/nl/product/home-shirt?colour=13&size=34#size=34')
    product.followAddress()
    expect(product.$variant.get()).toMatchObject({ sku: 'SHIRT-BLUE-M' })
  })

  it('waits for the product', async () => {
    tab = await visit.open('https://shop.test/nl/product/home-shirt#colour=12')
    product = tab.product.productStore(12)
    product.followAddress()
    expect(product.$choices.get()).toEqual([])
    await product.load()
    expect(product.$choices.get()).toEqual([{ attributeCode: 'colour', optionId: RED }])
  })

  it('leaves out invalid choices', async () => {
    await open('https://shop.test/nl/product/home-shirt#colour=13&size=35')
    product.followAddress()
    expect(product.$choices.get()).toEqual([{ attributeCode: 'colour', optionId: BLUE }])
  })

  it('contains the choices and keeps other parts', async () => {
    await open('https://shop.test/nl/product/home-shirt?utm=mail&colour=13#pid=3')
    const stop = product.followAddress()
    choose('colour', RED)
    choose('size', M)
    expect(hash()).toBe('#pid=3&colour=12&size=34')
    expect(tab.fake.environment.location?.search).toBe('?utm=mail')
    product.clear('size')
    expect(hash()).toBe('#pid=3&colour=12')
    stop()
    choose('colour', BLUE)
    expect(hash()).toBe('#pid=3&colour=12')
  })

  it('is followed Back and Forward until stopped', async () => {
    await open('https://shop.test/nl/product/home-shirt')
    const stop = product.followAddress()
    tab.fake.go('#colour=12')
    expect(product.$choices.get()).toEqual([{ attributeCode: 'colour', optionId: RED }])
    tab.fake.go('#')
    expect(product.$choices.get()).toEqual([])
    stop()
    tab.fake.go('#colour=13')
    expect(product.$choices.get()).toEqual([])
  })

  it('is not changed by a product that does not follow it, as in quick buy', async () => {
    await open('https://shop.test/nl/team-wear')
    choose('colour', RED)
    expect(hash()).toBe('')
  })
})
