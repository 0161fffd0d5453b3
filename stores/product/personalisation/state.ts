// The shopper's personalisation of a product.

/** The typed text, or the id of the choice as text, by product and option: `9.101`. */
export type PersonalisationState = Readonly<Record<string, string>>

/** The empty personalisation. */
export const emptyPersonalisation: PersonalisationState = {}

/** The key of a product's option in the state. */
export const writtenKey = (productId: number, optionId: number) => `${productId}.${optionId}`

/** The name of an option's field, which the host uses for its errors. */
export const optionField = (productId: number, optionId: number) => `personalisation.${productId}.${optionId}`
