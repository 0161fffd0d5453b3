// What is put on a product, as the shopper fills it in.

/** What was typed, or the id of the choice as text, by product and option: `9.101`. */
export type PersonalisationState = Readonly<Record<string, string>>

/** Nothing is filled in. */
export const emptyPersonalisation: PersonalisationState = {}

/** Where an option of a product stands in the state. */
export const writtenKey = (productId: number, optionId: number) => `${productId}.${optionId}`

/** The name of an option's field, which is where the host says what is wrong with it. */
export const optionField = (productId: number, optionId: number) => `personalisation.${productId}.${optionId}`
