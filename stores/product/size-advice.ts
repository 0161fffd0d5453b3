// Size advice: a form asks the host, remembers the measures for the visit, and applies the advised size.
import { between, every, measureBetween, required } from '#shared/domain/text-rules.ts'
import { on } from '#shared/events/bus.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import type { AttributeState } from '#shared/product/rules/configurable.ts'
import type { SizeAdvice } from '#shared/product/wire/size-chart.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { draft } from '#stores/kit/draft.ts'
import { onReset } from '#stores/kit/reset.ts'
import { productStore } from './product.ts'

/** The measures, as typed. */
export type AdviceValues = { height: string; weight: string; age: string; footLength: string }

/** The measures that a product needs: a body's or a foot's. */
export type AdviceKind = 'body' | 'foot'

const remembered = draft('size-advice')
/** The measures stay after submitting: the next product needs the same. */
const measures = { ...remembered, forget: () => {} }

/** Makes the form for a product. */
export function adviceForm(productId: number, kind: AdviceKind): Form<AdviceValues, SizeAdvice> {
  return form({
    values: { height: '', weight: '', age: '', footLength: '' },
    rules: () =>
      kind === 'foot'
        ? { footLength: every(required, measureBetween(8, 40)) }
        : { height: every(required, measureBetween(50, 230)), weight: measureBetween(10, 250), age: between(1, 120) },
    submit: ({ height, weight, age, footLength }) =>
      attempt(
        async () =>
          (await import('#shared/product/sizes/calls.ts')).getSizeAdvice(
            productId,
            kind === 'foot' ? measured({ footLength }) : measured({ height, weight, age }),
          ),
        'size-advice.failed',
      ),
    draft: measures,
  })
}

function measured(texts: Record<string, string>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const number = Number(text.trim().replace(',', '.'))
      return text.trim() === '' || !Number.isFinite(number) ? [] : [[name, number]]
    }),
  )
}

/** The functions that stop following an advised size, by product. */
const followed = new Map<number, () => void>()
onReset(() => {
  for (const stop of followed.values()) stop()
  followed.clear()
})

/** Chooses the size; false if the product does not have it, or not with the present choices. */
export function takeAdvice(productId: number, size: string, origin?: object): boolean {
  followed.get(productId)?.()
  const found = sizeNamed(productId, size)
  if (!found) return false
  productStore(productId).choose(found.attribute.code, found.optionId, origin)
  followed.set(productId, follow(productId, size, origin))
  return true
}

/** Chooses the size again after a colour was chosen, which clears it, if that colour has it; until the shopper chooses another size. */
function follow(productId: number, size: string, origin?: object): () => void {
  const stop = on('product:chosen', ({ productId: id, attributeCode, optionId }) => {
    const found = id === productId ? sizeNamed(id, size) : null
    if (!found) return
    if (attributeCode !== found.attribute.code) {
      // After all listeners were notified of the colour.
      if (!found.attribute.chosen) queueMicrotask(() => productStore(id).choose(found.attribute.code, found.optionId, origin))
    } else if (optionId !== found.optionId) stop()
  })
  return stop
}

function sizeNamed(productId: number, size: string): { attribute: AttributeState; optionId: number } | null {
  for (const attribute of productStore(productId).$attributes.get()) {
    const option = attribute.options.find(({ label, availability }) => label === size && availability !== 'impossible')
    if (option) return { attribute, optionId: option.id }
  }
  return null
}
