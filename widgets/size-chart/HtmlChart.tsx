// A chart as its host's own HTML, through the sanitiser, which comes with it: other charts need none.
import { SafeHtml } from '#shared/html/SafeHtml.tsx'
import { useShared } from '#shared/mount/use-shared.ts'
import { $page } from '#stores/page/page.ts'

export function HtmlChart({ html }: { html: string }) {
  const { baseUrl } = useShared($page)
  return <SafeHtml html={html} baseUrl={baseUrl} className="size-chart-html" />
}
