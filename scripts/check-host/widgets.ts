// The effect of the calls' verdicts on each widget.
import { type Entry, headingOf } from './report.ts'

/** One line for all working widgets, and one for each other. */
export function widgetLines(entries: readonly Entry[]): string[] {
  const base = entries.filter(({ call }) => call.group === 'base')
  const names = [...new Set(base.flatMap(({ call }) => call.widgets))].toSorted()
  const of = (name: string) => base.filter(({ call }) => call.widgets.includes(name))
  const widgets = names.map((name) => ({ name, all: of(name) }))
  const isWorking = ({ all }: { all: readonly Entry[] }) =>
    all.some(({ verdict }) => verdict === 'works') && all.every(({ verdict }) => verdict === 'works' || verdict === 'unasked')
  const working = widgets.filter(isWorking).map(({ name, all }) => (all.some(({ verdict }) => verdict === 'unasked') ? `${name}*` : name))
  const unasked = widgets.filter(({ all }) => all.every(({ verdict }) => verdict === 'unasked')).map(({ name }) => name)
  return [
    ...(working.length > 0 ? [`  works         ${working.join(', ')}`] : []),
    ...(working.some((name) => name.endsWith('*')) ? ['                  * as far as was asked'] : []),
    ...grouped(widgets, 'needs').map(([calls, all]) => `  NEEDS         ${all}: ${calls}`),
    ...grouped(widgets, 'without').map(([calls, all]) => `  works without ${all}: ${calls}`),
    ...(unasked.length > 0 ? [`  not asked     ${unasked.join(', ')}`] : []),
  ]
}

/** Groups widgets that lack the same calls; a widget with a required call is not also listed with optional ones. */
function grouped(
  widgets: readonly { name: string; all: readonly Entry[] }[],
  verdict: 'needs' | 'without',
): [calls: string, names: string][] {
  const groups = new Map<string, string[]>()
  for (const { name, all } of widgets) {
    if (verdict === 'without' && all.some((entry) => entry.verdict === 'needs')) continue
    const calls = all.filter((entry) => entry.verdict === verdict).map(({ call }) => headingOf(call))
    if (calls.length > 0) groups.set(calls.join(', '), [...(groups.get(calls.join(', ')) ?? []), name])
  }
  return Array.from(groups, ([calls, names]) => [calls, names.join(', ')])
}
