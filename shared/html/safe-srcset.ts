// Sanitises a picture's `srcset`: each address by the same rule as `src`.
import { safeFile } from '#shared/domain/safe-url.ts'

/**
 * The candidates with absolute addresses, without unsafe ones. Null where none is left.
 * @example safeSrcset('/a.webp 1x, /b.webp 2x', 'https://shop.example/') // 'https://shop.example/a.webp 1x, https://shop.example/b.webp 2x'
 */
export function safeSrcset(srcset: string, base: string): string | null {
  const candidates = srcset.split(/,\s+|,$/).flatMap((candidate) => {
    const [address = '', size = ''] = candidate.trim().split(/\s+/)
    const whole = address && safeFile(address, base)
    return whole && /^([\d.]+[wx])?$/.test(size) ? [size ? `${whole} ${size}` : whole] : []
  })
  return candidates.length ? candidates.join(', ') : null
}
