// Converts a plain form about a bundle, a set, a print or a team to the items that a script would send.
import type { HostContext } from '../host/context.ts'
import { parseFormOptions, parseQty } from '../shop/cart-request.ts'
import type { Attributes, ItemRequest } from '../shop/kinds/item-request.ts'
import { noChoice } from '../shop/kinds/item-request.ts'
import type { KindProduct } from '../shop/kinds/kind-product.ts'
import { loadKinds } from '../shop/kinds/kind-product.ts'
import { ShopError } from '../shop/shop-error.ts'
import { namingItems } from './name-items.ts'
import { readRoster } from './roster.ts'

/** Parses the form's request; a set and several sizes of one article result in several items. */
export async function readKindForm(c: HostContext, form: URLSearchParams, sku: string): Promise<ItemRequest[]> {
  const shop = c.get('shop')
  const members = await readMembers(c, form)
  if (members) return members
  const sizes = await readSizes(c, form)
  if (sizes) return sizes
  const qty = parseQty(form.get('qty') ?? 1)
  const request: ItemRequest = { ...noChoice, sku, qty, options: parseFormOptions(form), bundle: bundleOf(form), prints: printsOf(form) }
  if (!form.has('roster')) return [request]
  const goods = await loadKinds(shop.db, c.get('store'), [sku])
  const product = goods.products.get(goods.productIdBySku.get(sku) ?? 0)
  const taken =
    product?.bundle?.options.flatMap(({ selections }) =>
      selections.filter(({ id }) => request.bundle.some(({ selectionId }) => selectionId === id)),
    ) ?? []
  const parts = taken.flatMap(({ productId }): KindProduct[] => {
    const part = goods.products.get(productId)
    return part ? [part] : []
  })
  const text = form.get('roster_file') || form.get('roster') || ''
  return [{ ...request, qty: 1, players: readRoster(text, parts) }]
}

/** Members of a set with a quantity above 0; null if the form is not about a set. */
async function readMembers(c: HostContext, form: URLSearchParams): Promise<ItemRequest[] | null> {
  const wanted = fieldsOf(form, /^set\[(\d{1,9})\]$/)
  if (!wanted.length) return null
  const chosen = wanted.filter(({ value }) => value !== '' && value !== '0')
  if (!chosen.length) throw new ShopError(400, 'cart.nothing-to-add')
  const ids = chosen.map(({ keys }) => Number(keys[0]))
  const rows = await c.get('shop').db.selectFrom('product').select(['id', 'sku']).where('id', 'in', ids).execute()
  return chosen.map(({ keys: [id = ''], value }) => {
    const sku = rows.find((row) => row.id === Number(id))?.sku
    if (sku === undefined) throw new ShopError(404, 'cart.unknown-product', { code: 'product' })
    return { ...noChoice, sku, qty: parseQty(value), options: attributesOf(form, 'set_option', id) }
  })
}

/** Several sizes of one article, each by its own product code; null if the form is not about them. */
async function readSizes(c: HostContext, form: URLSearchParams): Promise<ItemRequest[] | null> {
  const wanted = fieldsOf(form, /^pieces\[([^\]]{1,100})\]$/)
  if (!wanted.length) return null
  const chosen = wanted.filter(({ value }) => value !== '' && value !== '0')
  if (!chosen.length) throw new ShopError(400, 'cart.nothing-to-add')
  const skus = chosen.map(({ keys: [sku = ''] }) => sku)
  return namingItems(c, skus, () =>
    chosen.map(({ value }, at) => ({ ...noChoice, options: {}, sku: skus[at] ?? '', qty: parseQty(value, `items.${at}.qty`) })),
  )
}

function bundleOf(form: URLSearchParams): ItemRequest['bundle'] {
  return fieldsOf(form, /^bundle\[(\d{1,9})\]$/)
    .filter(({ value }) => /^\d{1,9}$/.test(value))
    .map(({ keys: [option], value: selection }) => {
      const count = form.get(`bundle_qty[${selection}]`)
      return {
        optionId: Number(option),
        selectionId: Number(selection),
        qty: count === null ? null : parseQty(count),
        attributes: attributesOf(form, 'bundle_option', selection),
      }
    })
}

function printsOf(form: URLSearchParams): ItemRequest['prints'] {
  return fieldsOf(form, /^print\[(\d{1,9})\]\[(\d{1,9})\]\[(\d{1,9})\]$/)
    .filter(({ value }) => value.trim() !== '')
    .map(({ keys: [product, group, option], value }) => ({
      productId: Number(product),
      groupId: Number(group),
      optionId: Number(option),
      value: value.slice(0, 500),
    }))
}

/** Parses names such as `bundle_option[60101][color]=31`. */
function attributesOf(form: URLSearchParams, field: string, id: string): Attributes {
  const pattern = new RegExp(`^${field}\\[${id}\\]\\[([\\w-]{1,50})\\]$`)
  return Object.fromEntries(
    fieldsOf(form, pattern)
      .filter(({ value }) => /^\d{1,9}$/.test(value))
      .map(({ keys: [code = ''], value }) => [code, Number(value)]),
  )
}

function fieldsOf(form: URLSearchParams, pattern: RegExp): { keys: string[]; value: string }[] {
  return [...form].flatMap(([name, value]) => {
    const match = pattern.exec(name)
    return match ? [{ keys: match.slice(1), value }] : []
  })
}
