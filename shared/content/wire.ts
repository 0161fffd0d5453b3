// The HTML of a department's menu.
import * as v from 'valibot'

/** Nobody's menu is longer; a page in its place is a login or an error. */
const LONGEST_MENU = 200_000

/** A menu as HTML; a whole page, or what does not begin with a tag, is none. Not clean: it has to pass the sanitiser. */
export const MenuHtml = v.pipe(
  v.string(),
  v.trim(),
  v.startsWith('<'),
  v.maxLength(LONGEST_MENU),
  v.check((html) => !/<(!doctype|html|head|body|title)\b/i.test(html), 'a part of a page'),
)
