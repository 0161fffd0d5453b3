// What is chosen once for all parts of a kit, such as its colour.
import { grouped } from '#shared/domain/grouped.ts'
import { bundleField, pickedParts, withPickChoice } from '#shared/product/rules/bundle.ts'
import { type AttributeState, attributeStates } from '#shared/product/rules/configurable.ts'
import type { Product } from '#shared/product/wire/product.ts'
import { changePicks, isRequiredHere, picksOf } from './bundle.ts'
import type { Configuration } from './state.ts'

/** An attribute that several parts have, with the options that all of them have. */
export interface SharedChoice {
  state: AttributeState
  /** Whether the parts differ in it. */
  isMixed: boolean
  /** The option to choose for all where the parts differ. */
  proposed: number | null
  /** The fields of the parts' own choices, at which errors are reported. */
  fields: readonly string[]
}

/** The shared choices of a team's kit; other bundles have none, and each player chooses her own sizes. */
export function sharedChoices(product: Product, configuration: Pick<Configuration, 'bundle'>): SharedChoice[] {
  if (!product.teamWear) return []
  const all = pickedParts(product.bundleOptions, picksOf(product, configuration)).flatMap(({ option, selection, pick }) => {
    const attributes = selection.attributes.filter((attribute) => isRequiredHere(product, attribute))
    return attributeStates(attributes, selection.variants, pick.choices).map((state, at) => ({
      state,
      field: bundleField(option.id, selection.id, attributes[at]),
    }))
  })
  return [...grouped(all, ({ state }) => state.code).values()].flatMap((own): SharedChoice[] => {
    const [first, ...others] = own
    const states = others.map(({ state }) => state)
    const options = first?.state.options.flatMap((option) => {
      const same = states.map((state) => state.options.find(({ id }) => id === option.id))
      if (!same.every((one) => one !== undefined)) return []
      const worst = same.find(({ availability }) => availability !== 'available')
      return { ...option, availability: option.availability === 'available' && worst ? worst.availability : option.availability }
    })
    if (!first || !options?.length || others.length === 0) return []
    const { chosen } = first.state
    const isMixed = states.some((state) => state.chosen?.id !== chosen?.id)
    return [
      {
        state: {
          ...first.state,
          chosen: isMixed ? null : chosen,
          options: options.map((one) => ({ ...one, isChosen: !isMixed && one.isChosen })),
        },
        isMixed,
        proposed: (own.flatMap(({ state }) => options.find(({ id }) => id === state.chosen?.id) ?? [])[0] ?? options[0])?.id ?? null,
        fields: own.map(({ field }) => field),
      },
    ]
  })
}

/** Chooses an option for every part that has it. */
export function chooseOfAll(id: number, attributeCode: string, optionId: number): void {
  changePicks(id, (options, picks) => picks.reduce((done, pick) => withPickChoice(options, done, pick, { attributeCode, optionId }), picks))
}
