// Which size suits somebody: asked of the host by a form, remembered for the visit, and taken over as a choice.
import { between, every, required } from '#shared/domain/text-rules.ts'
import { form } from '#shared/form/form.ts'
import type { Form } from '#shared/form/form-parts.ts'
import type { SizeAdvice } from '#shared/schemas/size-chart.ts'
import { productStore } from './product.ts'
import { attempt } from './work/attempt.ts'
import { draft } from './work/draft.ts'

/** What is measured, as typed. */
export type AdviceValues = { height: string; weight: string; age: string; footLength: string }

/** What a product asks: a body's measures or a foot's. */
export type AdviceKind = 'body' | 'foot'

const remembered = draft('size-advice')
/** The measures stay when they are sent: the next product asks the same. */
const measures = { ...remembered, forget: () => {} }

/** Makes one for a product. */
export function adviceForm(productId: number, kind: AdviceKind): Form<AdviceValues, SizeAdvice> {
  return form({
    values: { height: '', weight: '', age: '', footLength: '' },
    rules: () =>
      kind === 'foot'
        ? { footLength: every(required, between(8, 40)) }
        : { height: every(required, between(50, 230)), weight: between(10, 250), age: between(1, 120) },
    submit: ({ height, weight, age, footLength }) =>
      attempt(
        async () =>
          (await import('#shared/api/size-chart.ts')).getSizeAdvice(
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

/** Chooses that size of the product; false where it does not come in it, or not with what is chosen. */
export function takeAdvice(productId: number, size: string, origin?: object): boolean {
  const store = productStore(productId)
  for (const { code, options } of store.$attributes.get()) {
    const option = options.find(({ label, availability }) => label === size && availability !== 'impossible')
    if (!option) continue
    store.choose(code, option.id, origin)
    return true
  }
  return false
}
