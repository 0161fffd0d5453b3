// The rule of a file field: number, size and types. The server checks again, including the contents.
import type { Problem } from './problem.ts'

/** The limits of a file field. */
export interface FileLimits {
  count: number
  megabytes: number
  /** As in `accept`: `image/jpeg`, `image/*`. */
  kinds: readonly string[]
  isRequired?: boolean
}

/** The properties of a file that the rule checks. */
interface FileInfo {
  size: number
  type: string
}

/**
 * The rule of a file field.
 * @example rules: () => ({ photos: fileRule({ count: 5, megabytes: 8, kinds: ['image/*'] }) })
 */
export function fileRule({ count, megabytes, kinds, isRequired = false }: FileLimits): (files: readonly FileInfo[]) => Problem | null {
  const isKind = (type: string) => kinds.some((kind) => (kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind))
  return (files): Problem | null => {
    if (isRequired && files.length === 0) return { code: 'form.required' }
    if (files.length > count) return { code: 'form.file-count', values: { count } }
    if (files.some(({ type }) => !isKind(type))) return { code: 'form.file-kind' }
    return files.some(({ size }) => size > megabytes * 1_000_000) ? { code: 'form.file-size', values: { megabytes } } : null
  }
}
