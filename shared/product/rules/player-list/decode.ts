// The text of a file whose encoding nobody has said: UTF-8, UTF-16 or the Windows encoding that older programs write.

/** How many bytes are looked at for an encoding without a byte order mark. */
const SAMPLE = 2000

/**
 * Decodes a text file.
 * @example decodeText(new Uint8Array([0x5a, 0x6f, 0xeb])) // 'Zoë', which is no UTF-8
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** UTF-16 by its byte order mark, or because every other byte of Latin text is zero; null for one byte a letter. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = (from: 0 | 1) => sample.filter((byte, at) => at % 2 === from && byte === 0).length
  const [even, odd] = [zeros(0), zeros(1)]
  if (odd > sample.length * 0.3 && even < odd / 10) return 'utf-16le'
  return even > sample.length * 0.3 && odd < even / 10 ? 'utf-16be' : null
}
