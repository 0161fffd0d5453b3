// The schema of HTML that a host sends for a part of a page.
import * as v from 'valibot'

/** The longest HTML; a menu or chart is shorter, and a page in its place is a login or an error. */
const LONGEST = 200_000

/** HTML; a whole page, or text that does not begin with a tag, is invalid. Not sanitised: pass it to the sanitiser. */
export const HtmlPart = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^</),
  v.maxLength(LONGEST),
  v.check((html) => !/<(!doctype|html|head|body|title)\b/i.test(html), 'a part of a page'),
)
