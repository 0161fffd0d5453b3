// Converts cart lines between the contract and Magento, where the quote has the products and the totals have the prices.
import { type Fields, fieldsOf, listOf, numberOf, refusal, textOf } from './fields.ts'

/** The chosen options as readable text; Magento puts them into the totals as JSON, with HTML in the values of bundles. */
function optionsOf(json: unknown): Fields[] {
  try {
    const read: unknown = JSON.parse(textOf(json) || '[]')
    return listOf(read).map((option) => {
      const { label, value } = fieldsOf(option)
      const values = (Array.isArray(value) ? value : [value]).map((one) => textOf(one).replaceAll(/<[^>]*>/g, ''))
      return { label: textOf(label), value: values.join(', ') }
    })
  } catch {
    return []
  }
}

/** The quote's lines merged with their totals. */
export function linesOf(quote: Fields, totals: Fields): Fields[] {
  const sums = new Map(listOf(totals['items']).map((sum) => [numberOf(fieldsOf(sum)['item_id']), fieldsOf(sum)]))
  return listOf(quote['items']).map((entry) => {
    const item = fieldsOf(entry)
    const sum = sums.get(numberOf(item['item_id'])) ?? {}
    return {
      ...item,
      price: sum['price'] ?? null,
      price_incl_tax: sum['price_incl_tax'] ?? null,
      row_total_incl_tax: sum['row_total_incl_tax'] ?? null,
      extension_attributes: { ...fieldsOf(item['extension_attributes']), options: optionsOf(sum['options']) },
    }
  })
}

/** The added line without its price: Magento returns it with or without tax, depending on the shop's settings. */
export const addedLine = (line: unknown): Fields => ({ ...fieldsOf(line), price: null })

/** A line in Magento's form. */
export function cartItem(line: unknown, quoteId: string | null): Fields {
  const { sku, qty, product_option: option, extension_attributes: more } = fieldsOf(line)
  const chosen = { ...fieldsOf(fieldsOf(option)['extension_attributes']), ...customOptions(fieldsOf(more)) }
  const bundle = bundleOptions(listOf(chosen['bundle_options']))
  const extension_attributes = { ...chosen, ...(bundle.length > 0 && { bundle_options: bundle }) }
  return {
    ...(quoteId !== null && { quote_id: quoteId }),
    ...{ sku, qty },
    ...(Object.keys(extension_attributes).length > 0 && { product_option: { extension_attributes } }),
  }
}

/** In the contract each chosen part is an entry; Magento expects one entry for each option. */
function bundleOptions(entries: readonly unknown[]): Fields[] {
  const byOption = new Map<string, { option_id: unknown; option_qty: unknown; option_selections: unknown[] }>()
  for (const entry of entries) {
    const { option_id, option_qty, option_selections } = fieldsOf(entry)
    const known = byOption.get(textOf(option_id)) ?? { option_id, option_qty, option_selections: [] }
    known.option_selections.push(...listOf(option_selections))
    byOption.set(textOf(option_id), known)
  }
  return [...byOption.values()]
}

/** Personalisation becomes Magento's custom options; Magento has no rosters. */
function customOptions({ personalisation, team_wear: roster }: Fields): Fields {
  if (roster !== undefined) throw refusal(422, '', 'team-wear')
  const options = listOf(personalisation).flatMap((group) => listOf(fieldsOf(group)['options']))
  if (options.length === 0) return {}
  return {
    custom_options: options.map((option) => {
      const { option_id, option_value } = fieldsOf(option)
      return { option_id: textOf(option_id), option_value: textOf(option_value) }
    }),
  }
}
