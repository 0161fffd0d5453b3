// The page's presets: options of every mount of a widget, weaker than what stands on the mount itself.

/** The presets in the page's JSON by widget name; broken JSON is said once and presets nothing. */
export function readPresets(json: string): Record<string, unknown> {
  try {
    const page: unknown = JSON.parse(json)
    const widgets = typeof page === 'object' && page !== null && Object.hasOwn(page, 'widgets') && 'widgets' in page ? page.widgets : null
    return typeof widgets === 'object' && widgets !== null ? { ...widgets } : {}
  } catch (cause) {
    console.error(
      'Touchline: the JSON in <script id="touchline-page"> cannot be read; the page\'s settings are left at their defaults.',
      cause,
    )
    return {}
  }
}
