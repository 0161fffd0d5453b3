// The size charts as Markdown tables, for the article about sizes.
import { sizeCharts } from '../database/seed/size-charts.ts'
import type { Language } from '../host/store-view.ts'

/** A table for each chart, by its placeholder: `chartShoes`. */
export function sizeTables(language: Language): Record<string, string> {
  return Object.fromEntries(
    sizeCharts.map(({ code, columns, rows }) => {
      const head = columns.map((column) => column[language])
      const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
      return [`chart${code.slice(0, 1).toUpperCase()}${code.slice(1)}`, lines.join('\n')]
    }),
  )
}
