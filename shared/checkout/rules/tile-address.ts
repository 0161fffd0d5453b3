// Where a map's tiles come from: an address of the host's with `{z}`, `{x}` and `{y}` in it, on the web and nowhere else.
import { safeFile } from '#shared/domain/safe-url.ts'

const marks = ['{z}', '{x}', '{y}'] as const

/**
 * The whole address with its marks; null where it is none. `base` is the page's own.
 * @example tileAddress('/tiles/{z}/{x}/{y}.png', 'https://shop.example/nl/') // 'https://shop.example/tiles/{z}/{x}/{y}.png'
 */
export function tileAddress(address: string | undefined, base: string): string | null {
  if (address === undefined || !marks.every((mark) => address.includes(mark))) return null
  // Braces are written in other signs in an address.
  return safeFile(address, base)?.replaceAll('%7B', '{').replaceAll('%7D', '}') ?? null
}
