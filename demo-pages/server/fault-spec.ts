// The syntax of faults: `slow:2000`, `status:500@/checkout/cart/items*1`, several joined by `|`.

export const faultKinds = [
  'slow',
  'drip',
  'cut',
  'reset',
  'status',
  'html',
  'empty',
  'cut-json',
  'malformed',
  '204',
  'redirect',
  'lost',
] as const

export type FaultKind = (typeof faultKinds)[number]

/** One fault and its conditions. */
export interface Fault {
  kind: FaultKind
  /** The part after the first colon: milliseconds, or a status with an optional code. */
  value: string
  /** The calls that it applies to; null means every call, but no page and no file. */
  target: { method: string | null; pattern: RegExp } | null
  /** How often it applies; unlimited without a count. */
  count: number
  /** The text that it was parsed from, which is also the key of its count. */
  text: string
}

/**
 * Parses faults; anything invalid is reported, since a test with a misspelt fault would pass without testing anything.
 * @example readFaults('lost@POST:/checkout/cart/payment-information*1|slow:300')
 */
export function readFaults(text: string): Fault[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readFault)
}

function readFault(text: string): Fault {
  const match = /^([a-z0-9-]+)(?::([^@]*?))?(?:@(?:([A-Z]+):)?(.+?))?(?:\*(\d+))?(?:#[\w-]+)?$/.exec(text)
  const kind = faultKinds.find((candidate) => candidate === match?.[1])
  if (!match || !kind) throw new Error(`fault: "${text}" is none; use ${faultKinds.join(', ')}, then :value, @METHOD:path, *count`)
  const [, , value = '', method, pattern, count] = match
  return {
    kind,
    value,
    target: pattern === undefined ? null : { method: method ?? null, pattern: toPattern(pattern) },
    count: count === undefined ? Number.POSITIVE_INFINITY : Number(count),
    text,
  }
}

/** A part of the path, in which `*` matches anything. */
function toPattern(glob: string): RegExp {
  return new RegExp(
    glob
      .split('*')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  )
}
