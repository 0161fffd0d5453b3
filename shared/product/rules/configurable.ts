// Narrows a configurable product: colour, then size, until one variant is left.
import { grouped } from '#shared/domain/grouped.ts'
import type { Attribute, AttributeOption, Variant } from '#shared/product/wire/variant.ts'

/** One choice: an option of an attribute. */
export interface Choice {
  attributeCode: string
  optionId: number
}

/** `sold-out`: it exists, but none is left. `impossible`: no variant has it together with the choices before it. */
export type Availability = 'available' | 'sold-out' | 'impossible'

/** An option with its state, for rendering. */
export interface OptionState extends AttributeOption {
  isChosen: boolean
  availability: Availability
}

/** An attribute with its state, for rendering. */
export interface AttributeState {
  code: string
  role: Attribute['role']
  label: string
  chosen: AttributeOption | null
  options: readonly OptionState[]
}

const optionOf = (choices: readonly Choice[], code: string) => choices.find(({ attributeCode }) => attributeCode === code)?.optionId

/** Choices of the attributes before this one, in their order. */
function earlier(attributes: readonly Attribute[], choices: readonly Choice[], code: string): Choice[] {
  const position = attributes.findIndex((attribute) => attribute.code === code)
  return attributes.slice(0, Math.max(0, position)).flatMap((attribute) => {
    const optionId = optionOf(choices, attribute.code)
    return optionId === undefined ? [] : [{ attributeCode: attribute.code, optionId }]
  })
}

/**
 * Chooses an option: replaces the earlier choice for its attribute and clears the choices of later attributes.
 * An option that does not exist changes nothing.
 */
export function withChoice(
  attributes: readonly Attribute[],
  choices: readonly Choice[],
  { attributeCode, optionId }: Choice,
): readonly Choice[] {
  const attribute = attributes.find(({ code }) => code === attributeCode)
  if (!attribute?.options.some(({ id }) => id === optionId)) return choices
  return [...earlier(attributes, choices, attributeCode), { attributeCode, optionId }]
}

/** Removes a choice, and those of later attributes. */
export function withoutChoice(attributes: readonly Attribute[], choices: readonly Choice[], attributeCode: string): readonly Choice[] {
  return attributes.some(({ code }) => code === attributeCode) ? earlier(attributes, choices, attributeCode) : choices
}

/** The valid choices: each option exists, and together with the earlier ones belongs to a variant that is sold. */
export function validChoices(
  attributes: readonly Attribute[],
  variants: readonly Variant[],
  choices: readonly Choice[],
): readonly Choice[] {
  return attributes.reduce<readonly Choice[]>((valid, { code, options }) => {
    const optionId = optionOf(choices, code)
    if (optionId === undefined || !options.some(({ id }) => id === optionId)) return valid
    const next = [...valid, { attributeCode: code, optionId }]
    return activeMatches(variants, next).length > 0 ? next : valid
  }, [])
}

/** Variants that are sold (status 1) and have every chosen option. */
export function activeMatches(variants: readonly Variant[], choices: readonly Choice[]): Variant[] {
  return variants.filter(
    ({ status, options }) =>
      status === 1 &&
      choices.every(({ attributeCode, optionId }) => Object.hasOwn(options, attributeCode) && options[attributeCode] === optionId),
  )
}

/** The one variant that matches all choices; null while none or several do, or nothing is chosen. */
export function matchingVariant(variants: readonly Variant[], choices: readonly Choice[]): Variant | null {
  const [first, ...others] = choices.length > 0 ? activeMatches(variants, choices) : []
  return first && others.length === 0 ? first : null
}

/** The spec's `step`: the number of attributes with a choice. The product is saleable when it equals the number of attributes. */
export function hasEveryChoice(attributes: readonly Attribute[], choices: readonly Choice[]): boolean {
  return missingChoices(attributes, choices).length === 0
}

/** Codes of the attributes that have no choice yet. */
export function missingChoices(attributes: readonly Attribute[], choices: readonly Choice[]): string[] {
  return attributes.map(({ code }) => code).filter((code) => optionOf(choices, code) === undefined)
}

/** The state of all attributes. A variant of unknown stock counts as in stock. */
export function attributeStates(
  attributes: readonly Attribute[],
  variants: readonly Variant[],
  choices: readonly Choice[],
): AttributeState[] {
  return attributes.map(({ code, role, label, options }) => {
    const before = earlier(attributes, choices, code)
    const chosenId = optionOf(choices, code)
    // Each variant is visited once, not once for every option: 720 of them must not delay a press.
    const byOption = grouped(activeMatches(variants, before), ({ options: own }) => (Object.hasOwn(own, code) ? own[code] : undefined))
    return {
      code,
      role,
      label,
      chosen: options.find(({ id }) => id === chosenId) ?? null,
      options: options.map((option) => {
        const matches = byOption.get(option.id) ?? []
        const isInStock = matches.some(({ stock }) => stock === null || stock > 0)
        return {
          ...option,
          isChosen: option.id === chosenId,
          availability: isInStock ? 'available' : matches.length > 0 ? 'sold-out' : 'impossible',
        }
      }),
    }
  })
}
