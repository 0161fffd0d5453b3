// The schema of a menu's HTML.
export { HtmlPart as MenuHtml } from '#shared/wire/html-part.ts'
