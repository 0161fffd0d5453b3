// Validates the address of map tiles: a web address of the host with `{z}`, `{x}` and `{y}` in it.
import { safeFile } from '#shared/domain/safe-url.ts'

const marks = ['{z}', '{x}', '{y}'] as const

/**
 * The absolute address with its placeholders; null where it is invalid. `base` is the page's own address.
 * @example tileAddress('/tiles/{z}/{x}/{y}.png', 'https://shop.example/nl/') // 'https://shop.example/tiles/{z}/{x}/{y}.png'
 */
export function tileAddress(address: string | undefined, base: string): string | null {
  if (address === undefined || !marks.every((mark) => address.includes(mark))) return null
  // URL parsing encodes the braces.
  return safeFile(address, base)?.replaceAll('%7B', '{').replaceAll('%7D', '}') ?? null
}
