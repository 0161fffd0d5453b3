// The calls of a product page, and those of wishlist and comparison, which the product is added to and removed from.
import type * as v from 'valibot'
import type { Call } from '#shared/api/define-call.ts'
import { getSizeChart } from '#shared/product/sizes/calls.ts'
import { getSpecification } from '#shared/product/calls.ts'
import { toggleItem } from '#shared/saved/calls.ts'
import { toggleSku } from '#shared/saved/comparison/calls.ts'
import type { Host } from '../host.ts'

/** Checks the product that was found. */
export async function checkProduct(host: Host): Promise<void> {
  const id = host.discovered.product?.id ?? host.discovered.anyId
  if (id === null) {
    for (const call of [getSpecification, getSizeChart, toggleItem, toggleSku])
      host.skip(call, 'no product is known; hand one in with --product=12 --sku=BALL-5')
    return
  }
  await requestFirstWith(host, getSpecification, id)
  await requestFirstWith(host, getSizeChart, id)
  await host.ask(toggleItem, id)
  const sku = host.discovered.product?.sku
  if (sku === undefined) host.skip(toggleSku, 'no sku is known; hand one in with --product=12 --sku=BALL-5')
  else await host.ask(toggleSku, sku)
}

/** Not every product has one, so the first with an answer counts. */
async function requestFirstWith<Schema extends v.GenericSchema>(
  host: Host,
  call: Call<Schema, [productId: number]>,
  id: number,
): Promise<void> {
  for (const one of new Set([id, ...host.discovered.ids])) {
    const { error } = await host.try(call, one)
    const { last } = host.visitor
    if (error?.status === 404 || (last?.status === 200 && isNothing(last.text))) continue
    await host.ask(call, one)
    return
  }
  await host.try(call, id)
  if (host.visitor.last?.status === 200)
    host.skip(call, 'no product of the first list has one; hand one in that has, with --product=12 --sku=…')
  else await host.ask(call, id)
}

/** Whether an answer is empty, in any form. */
const isNothing = (text: string) => /^\s*("\s*"|null|false|\[\s*\]|\{\s*\}|\{\s*"\w+"\s*:\s*("\s*"|null|false|\[\])\s*\})?\s*$/.test(text)

/** Removes the product again after the lists were checked. */
export async function undoKept(host: Host): Promise<void> {
  const id = host.discovered.product?.id ?? host.discovered.anyId
  if (id !== null && host.report.entry(toggleItem.info).verdict !== 'needs') await host.ask(toggleItem, id)
  const sku = host.discovered.product?.sku
  if (sku !== undefined && host.report.entry(toggleSku.info).verdict !== 'needs') await host.ask(toggleSku, sku)
}
