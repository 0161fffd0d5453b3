// Maps the server's sentences by field (the `errors` of a 422) to the form's field names.
import type { Failure } from '#shared/domain/failure.ts'

/**
 * The first sentence about each of the form's fields. `isPlaced` says that every sentence of the server has a field.
 * @example refusedFields(failure, ['orderNumber']) // from errors: { order_number: ['Unknown'] }
 */
export function refusedFields<Name extends string>(
  { fields = {} }: Failure,
  names: readonly Name[],
  fieldOf?: (wireName: string) => Name | undefined,
): { refused: Map<Name, string>; isPlaced: boolean } {
  const refused = new Map<Name, string>()
  let isPlaced = true
  for (const [wireName, [sentence]] of Object.entries(fields)) {
    const own = camelCase(wireName)
    const name = fieldOf?.(wireName) ?? names.find((one) => one === wireName || one === own)
    if (name === undefined || sentence === undefined) isPlaced = false
    else if (!refused.has(name)) refused.set(name, sentence)
  }
  return { refused, isPlaced: isPlaced && refused.size > 0 }
}

/** Converts `order_number` to `orderNumber`. */
function camelCase(wireName: string): string {
  return wireName.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
