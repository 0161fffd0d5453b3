// Tests pickup points, postcodes, e-mail addresses, specification, size chart, wishlist and comparison.
import { expect, test } from 'vitest'
import { at } from './facts.ts'
import { openHost } from './open-host.ts'

test('PostNL’s points are wrapped as by PostNL, a single one without a list, or unwrapped', async () => {
  const { host, shopper } = await openHost({ seed: 0, postnl: 'wrapped' })
  const near = async (postcode: string, country: string) =>
    (await shopper.get(`checkout/postnl/pickup-points/nearest/${postcode}/${country}`)).body
  expect(await near('3511AS', 'NL')).toMatchObject({
    GetLocationsResult: { ResponseLocation: [{ LocationCode: '176228' }, { LocationCode: '176227' }] },
  })
  expect(await near('2060', 'BE')).toMatchObject({ GetLocationsResult: { ResponseLocation: { LocationCode: 'BE-2018' } } })
  host.options.postnl = 'bare'
  expect(await near('2060', 'BE')).toMatchObject([{ LocationCode: 'BE-2018', Address: { City: 'Antwerpen' } }])
})

test('DHL’s points are a plain list, also for a postcode alone', async () => {
  const { shopper } = await openHost({ seed: 0 })
  const near = (address: Record<string, string>) => shopper.post('checkout/dhl/pickup-points/nearest/DE', { address })
  expect((await near({ postalCode: '10115', showUnavailable: 'false' })).body).toMatchObject([
    { id: '8004-DE-DE-10115', address: { city: 'Berlin' } },
  ])
})

test('a postcode has coordinates, an e-mail address a likely correction and an owner', async () => {
  const { shopper } = await openHost({ seed: 0 })
  expect((await shopper.get('postcode/lookup/3511AS')).body).toMatchObject({ latitude: expect.closeTo(52.09, 1) })
  expect((await shopper.get('postcode/lookup/9999ZZ')).status).toBe(404)
  expect((await shopper.get('api/email-similarity/check-email?email=kim@gmial.com')).body).toEqual(['kim@gmail.com'])
  expect((await shopper.get('api/email-similarity/check-email?email=kim@gmail.com')).body).toEqual([])
  expect((await shopper.post('checkout/customers/email-available', { customerEmail: 'emma@example.com' })).body).toBe(false)
  expect((await shopper.post('checkout/customers/email-available', { customerEmail: 'new@example.com' })).body).toBe(true)
})

test('a product has a specification and a size chart as HTML, and an unknown one is 404', async () => {
  const { shopper } = await openHost({ seed: 0 })
  expect((await shopper.get('catalog/product/101/specification')).body).toContainEqual({ code: 'weight', label: 'Weight', value: '430 g' })
  const chart = await shopper.get('catalog/product/110/size-chart')
  expect(chart.headers.get('Content-Type')).toContain('text/html')
  expect(chart.body).toContain('<td>41</td>')
  expect((await shopper.get('catalog/product/9/size-chart')).status).toBe(404)
})

test.each([
  ['true', 200, true],
  ['[]', 200, []],
  ['201', 201, true],
  ['204', 204, ''],
] as const)('a toggle answered by %s is done', async (toggles, status, body) => {
  const { shopper } = await openHost({ seed: 0, toggles })
  await shopper.get('contact')
  expect(await shopper.put('customer/wishlist/items/toggle', { productId: 101 })).toMatchObject({ status, body })
  expect(await shopper.post('api/catalog/compare/toggle-sku', { sku: 'BOTTLE' })).toMatchObject({ status, body })
  expect((await shopper.get('wishlist')).body).toContain('Match ball')
  expect((await shopper.get('compare')).body).toContain('Water bottle')
  await shopper.post('api/catalog/compare/toggle-sku', { sku: 'BOTTLE' })
  expect((await shopper.get('compare')).body).not.toContain('<table>')
})

test('the wishlist is a cookie of items, one of them without a product', async () => {
  const { shopper } = await openHost({ seed: 0 })
  await shopper.get('contact')
  await shopper.put('customer/wishlist/items/toggle', { productId: 101 })
  const items: unknown = JSON.parse(decodeURIComponent(shopper.cookies.get('wishlist') ?? '[]'))
  expect(items).toMatchObject([{ product: null }, { product_id: 101, product: { sku: 'BALL-MATCH' } }])
  await shopper.put('customer/wishlist/items/toggle', { productId: '101' })
  expect(at(JSON.parse(decodeURIComponent(shopper.cookies.get('wishlist') ?? '')))).toBeNull()
})
