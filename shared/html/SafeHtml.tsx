// Renders a host's HTML inside a view: sanitised, then put into a plain element that React leaves alone.
import { useLayoutEffect, useRef } from 'react'
import { toSafeHtml } from './to-safe-html.ts'

/**
 * Renders a host's HTML. Empty on a server: content that must exist without scripts belongs in the mount's own HTML.
 * @example <SafeHtml html={banner} baseUrl={page.baseUrl} className="banner-content" />
 */
export function SafeHtml({
  html,
  baseUrl,
  className,
  onDrawn,
}: {
  html: string
  baseUrl: string
  className?: string
  /** Called with the element once it contains the HTML, and again after each change. */
  onDrawn?: (element: HTMLElement) => void
}) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let isCurrent = true
    void toSafeHtml(html, baseUrl).then((fragment) => {
      if (!isCurrent || !place.current) return
      place.current.replaceChildren(fragment)
      onDrawn?.(place.current)
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a listener that changes does not draw anew
  }, [html, baseUrl])
  return <div ref={place} className={className ? `touchline-html ${className}` : 'touchline-html'} />
}
