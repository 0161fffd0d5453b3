// Reads choices from the form around the button into the store: product-options may load later, or never.
import type { ProductStore } from '#stores/product/product.ts'

/** Takes missing choices from fields named `option[<attribute>]`, as in the host's own form. */
export function takeChoices(form: HTMLFormElement, { $attributes, $missing, choose }: ProductStore): void {
  const fields = new FormData(form)
  for (const { code } of $attributes.get()) {
    const chosen = fields.get(`option[${code}]`)
    const attribute = $attributes.get().find((candidate) => candidate.code === code)
    const option = attribute?.options.find(({ id, availability }) => String(id) === chosen && availability !== 'impossible')
    if (option && $missing.get().includes(code)) choose(code, option.id)
  }
}
