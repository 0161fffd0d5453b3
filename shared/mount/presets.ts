// The page's presets: options of every mount of a widget, weaker than what stands on the mount itself.

/** The presets in the page's JSON by widget name; `onBroken` hears of JSON that cannot be read, which presets nothing. */
export function readPresets(json: string, onBroken: (cause: unknown) => void): Record<string, unknown> {
  try {
    const page: unknown = JSON.parse(json)
    const widgets = typeof page === 'object' && page !== null && Object.hasOwn(page, 'widgets') && 'widgets' in page ? page.widgets : null
    return typeof widgets === 'object' && widgets !== null ? { ...widgets } : {}
  } catch (cause) {
    onBroken(cause)
    return {}
  }
}
