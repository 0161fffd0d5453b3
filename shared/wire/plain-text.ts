// Text from a host that writes HTML into it, as Magento does into option values.

const TAG = /<\/?[a-z][^>]*>/gi

/**
 * The text without its tags. Other uses of "<" stay, such as a shopper's "I <3 U".
 * @example plainText('1 x Bat &amp; ball <span class="price">€ 5</span>') // '1 x Bat & ball € 5'
 */
export const plainText = (text: string): string => text.replace(TAG, (tag) => (/^<br/i.test(tag) ? ' ' : '')).replaceAll('&amp;', '&')
