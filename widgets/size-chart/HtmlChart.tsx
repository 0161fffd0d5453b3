// A size chart in the host's own HTML, sanitised. A separate file, since other charts do not need the sanitiser.
import { SafeHtml } from '#shared/html/SafeHtml.tsx'
import { useShared } from '#shared/mount/use-shared.ts'
import { $page } from '#stores/page/page.ts'

export function HtmlChart({ html }: { html: string }) {
  const { apiUrl } = useShared($page)
  return <SafeHtml html={html} baseUrl={apiUrl} className="size-chart-html" />
}
