// Converts the choices of a product's plain form to the web API's form.
import type { Product } from '../goods.ts'
import type { Json } from '../json.ts'

const numbers = (texts: string[]): number[] => texts.map(Number).filter((number) => number > 0)

export const formOptions = (product: Product, form: URLSearchParams): Json => {
  const configurable = [...form].flatMap(([name, value]) => {
    const id = /^super_attribute\[(\d+)\]$/.exec(name)?.[1]
    return id === undefined ? [] : [{ option_id: id, option_value: Number(value) }]
  })
  const bundle = (product.bundle ?? []).map(({ id }) => {
    const chosen = [...form].filter(([name]) => name === `bundle_option[${id}]` || name.startsWith(`bundle_option[${id}][`))
    return {
      option_id: id,
      option_qty: Number(form.get(`bundle_option_qty[${id}]`) ?? 0),
      option_selections: numbers(chosen.map(([, value]) => value)),
    }
  })
  return { extension_attributes: { configurable_item_options: configurable, bundle_options: bundle } }
}
