// Tests lists and suggestions of stock Magento.
import { beforeEach, describe, expect, it } from 'vitest'
import { getListing } from '#shared/catalogue/calls.ts'
import { getSuggestions } from '#shared/catalogue/search/calls.ts'
import { emptyQuery } from '#shared/catalogue/rules/list-address.ts'
import { useMagento } from '#tests/support/use-magento.ts'

const { magento, stage } = useMagento()

describe('search', () => {
  const found = { items: [{ id: 12 }, { id: 7 }], total_count: 30 }
  const render = (id: number) => ({
    ...{ id, name: `Ball ${id}`, url: `https://shop.example/ball-${id}.html`, type: 'simple', is_salable: '1' },
    images: [{ url: 'https://shop.example/a.jpg', code: 'small' }],
    price_info: {
      final_price: 19.95,
      regular_price: 25,
      extension_attributes: { tax_adjustments: { final_price: 16.49, regular_price: 20.66 } },
    },
  })
  beforeEach(() => magento({ 'GET search': found, 'GET products-render-info': { items: [render(7), render(12)] } }))

  it('lists what is found in its order, with cards', async () => {
    const list = await getListing(null, { ...emptyQuery, query: 'ball', page: 2, pageSize: 12, sort: 'price:desc', minPrice: 5 })
    expect(list).toMatchObject({ total: 30, page: 2, lastPage: 3, items: [{ productId: 12, name: 'Ball 12' }, { productId: 7 }] })
    expect(list.items[0]).toMatchObject({ isInStock: true, price: { regular: 25, final: 19.95, finalExclTax: 16.49 } })
    const sent = Object.fromEntries(stage.server.arrived[0]?.query ?? [])
    expect(sent).toMatchObject({
      'searchCriteria[requestName]': 'quick_search_container',
      'searchCriteria[filterGroups][0][filters][0][field]': 'search_term',
      'searchCriteria[filterGroups][0][filters][0][value]': 'ball',
      'searchCriteria[filterGroups][1][filters][0][field]': 'price.from',
      'searchCriteria[currentPage]': '1',
      'searchCriteria[sortOrders][0][direction]': 'DESC',
    })
    expect(Object.fromEntries(stage.server.arrived[1]?.query ?? [])).toMatchObject({ storeId: '3', currencyCode: 'EUR' })
  })

  it('lists a category by its number', async () => {
    await getListing(20, emptyQuery)
    expect(Object.fromEntries(stage.server.arrived[0]?.query ?? [])).toMatchObject({
      'searchCriteria[requestName]': 'catalog_view_container',
      'searchCriteria[filterGroups][0][filters][0][field]': 'category_ids',
      'searchCriteria[filterGroups][0][filters][0][value]': '20',
      'searchCriteria[currentPage]': '0',
    })
  })

  it('suggests products', async () => {
    const { products } = await getSuggestions('ball', null)
    expect(products).toMatchObject({ total: 30, matches: [{ label: 'Ball 12', productId: 12 }, { label: 'Ball 7' }] })
  })
})
