// Our own readable cookies: JSON checked by a schema, seven days, below the store's path so that stores never mix.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { readJson, writeJson } from '#shared/schemas/json.ts'
import { storeView } from './store-view.ts'

/** Reads a cookie; null where there is none or it does not fit the schema. A bare text is read as itself. */
export function readCookie<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> | null {
  const text = environment.cookie(name)
  if (text === null) return null
  const result = v.safeParse(schema, jsonOrText(text))
  return result.success ? result.output : null
}

/** Writes a cookie that lasts seven days unless said otherwise. */
export function writeCookie(name: string, value: unknown, days?: number): void {
  environment.setCookie(name, writeJson(value), { path: storeView().path, days })
}

/** Removes a cookie of ours. */
export function removeCookie(name: string): void {
  environment.setCookie(name, '', { path: storeView().path, days: 0 })
}

function jsonOrText(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return text
  }
}
