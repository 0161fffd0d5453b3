// The server's words about single fields (the `errors` of a 422), by the names the form has for them.
import type { Failure } from '#shared/domain/failure.ts'

/**
 * The first sentence about each of the form's fields. `isPlaced` says that each of the server's sentences found its field.
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

/** `order_number` is our `orderNumber`. */
function camelCase(wireName: string): string {
  return wireName.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
