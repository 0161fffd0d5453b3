// A part of a page as a host's HTML.
import * as v from 'valibot'

/** Nobody's menu or chart is longer; a page in its place is a login or an error. */
const LONGEST = 200_000

/** HTML; a whole page, or what does not begin with a tag, is none. Not clean: it has to pass the sanitiser. */
export const HtmlPart = v.pipe(
  v.string(),
  v.trim(),
  v.startsWith('<'),
  v.maxLength(LONGEST),
  v.check((html) => !/<(!doctype|html|head|body|title)\b/i.test(html), 'a part of a page'),
)
