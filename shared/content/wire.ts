// The HTML of a department's menu.
export { HtmlPart as MenuHtml } from '#shared/wire/html-part.ts'
