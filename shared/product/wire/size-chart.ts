// The schema of a size chart: a table of texts, the size first, or the host's own HTML.
import * as v from 'valibot'
import { HtmlPart } from '#shared/wire/html-part.ts'
import { Id, Label, list, maybe, object, Text } from '#shared/wire/parts.ts'

/** Measures are in centimetres where the column's label contains "(cm)". */
const Table = object({ id: Id, title: Text, columns: list(Label), rows: list(list(Label)) })

/** The HTML of platforms that keep the chart as page content. Not sanitised: pass it to the sanitiser. */
const Html = object({ html: HtmlPart })

const keys = ['html', 'content', 'chart', 'size_chart'] as const

/** HTML on its own, as a JSON string, or within an object. */
function htmlIn(answer: unknown): unknown {
  if (typeof answer === 'string') return { html: answer }
  if (typeof answer !== 'object' || answer === null) return answer
  const fields = new Map(Object.entries(answer))
  const html = keys.map((key) => fields.get(key)).find((value) => typeof value === 'string')
  return html === undefined ? answer : { html }
}

/** A chart in either form. */
export const SizeChart = v.pipe(v.unknown(), v.transform(htmlIn), v.union([Html, Table]), v.title('chart'))
export type SizeChart = v.InferOutput<typeof SizeChart>

/** The recommended size; null where none fits. */
export const SizeAdvice = object({ size: maybe(Label), reason: Text })
export type SizeAdvice = v.InferOutput<typeof SizeAdvice>
