// Text from a host that writes HTML into it: without the tags, and with its entities as the characters they mean.

/** Tags between which words would run together. */
const BREAK = /<(?:br|\/p|\/li|\/div)\b[^>]*>/gi
const TAG = /<\/?[a-z][^>]*>/gi
const ENTITY = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,6}));/g
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * The text to show. What is no tag stays: a shopper's "I <3 U" does.
 * @example plainText('1 x Bat &amp; ball <span class="price">€ 5</span>') // '1 x Bat & ball € 5'
 */
export function plainText(text: string): string {
  return text
    .replace(BREAK, ' ')
    .replace(TAG, '')
    .replace(ENTITY, (_, name: string | undefined, code: string | undefined) =>
      name === undefined ? String.fromCodePoint(Number(code)) : (named[name] ?? ''),
    )
}
