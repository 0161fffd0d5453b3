// Files a person chooses: how many, how big, of which kinds. The server looks again, and into them.
import type { Problem } from './problem.ts'

/** What may be chosen. */
export interface FileLimits {
  count: number
  megabytes: number
  /** As in `accept`: `image/jpeg`, `image/*`. */
  kinds: readonly string[]
  isRequired?: boolean
}

/** What a rule has to know of a file. */
interface FileFacts {
  size: number
  type: string
}

/**
 * The rule of a file field.
 * @example rules: () => ({ photos: fileRule({ count: 5, megabytes: 8, kinds: ['image/*'] }) })
 */
export function fileRule({ count, megabytes, kinds, isRequired = false }: FileLimits): (files: readonly FileFacts[]) => Problem | null {
  const isKind = (type: string) => kinds.some((kind) => (kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind))
  return (files): Problem | null => {
    if (isRequired && files.length === 0) return { code: 'form.required' }
    if (files.length > count) return { code: 'form.file-count', values: { count } }
    if (files.some(({ type }) => !isKind(type))) return { code: 'form.file-kind' }
    return files.some(({ size }) => size > megabytes * 1_000_000) ? { code: 'form.file-size', values: { megabytes } } : null
  }
}
