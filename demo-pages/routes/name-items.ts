// Names the item that a refusal is about, where a plain form has sent several.
import type { HostContext } from '../host/context.ts'
import { loadSellables } from '../shop/sellables.ts'
import { ShopError } from '../shop/shop-error.ts'

/** Runs the action; its refusal of `items.2.qty` then says which item that is: `Royal blue, L`. */
export async function namingItems<Value>(c: HostContext, skus: readonly string[], action: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof ShopError) || !error.fields || skus.length < 2) throw error
    const sellables = await loadSellables(c.get('shop').db, c.get('store'), skus)
    const nameOf = (path: string): string | null => {
      const sellable = sellables.get(skus[Number(/^items\.(\d+)\./.exec(path)?.[1])] ?? '')
      return sellable ? sellable.options.map(({ value }) => value).join(', ') || sellable.name : null
    }
    const fields = Object.entries(error.fields).map(([path, faults]) => {
      const about = nameOf(path)
      return [path, about === null ? faults : faults.map((fault) => ({ ...fault, about }))] as const
    })
    throw new ShopError(error.status, error.sentence, {
      parameters: error.parameters,
      ...(error.code === null ? {} : { code: error.code }),
      fields: Object.fromEntries(fields),
    })
  }
}
