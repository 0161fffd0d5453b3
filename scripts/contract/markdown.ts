// Formats the contract for people: the chapters of contract.template.md with calls, schemas, settings and paths filled in.
import type { Contract, ContractCall } from './call-info.ts'
import { extensionTexts } from './extensions.ts'
import { purchase, purchaseCalls, type PurchaseCall } from './purchase.ts'
import { shapeOf } from './shape.ts'

/** The most widgets to list for a call: those in every header are on every page. */
const MOST_NAMED = 6

/**
 * Fills in the template. Each placeholder must be known, and each part must have one. Only the built contract lists a call's widgets:
 * in the repository every new widget would change the file.
 */
export function contractMarkdown(template: string, contract: Contract, { hasUsers }: { hasUsers: boolean }): string {
  const base = purchaseCalls.flatMap(({ name }) => contract.calls.filter((call) => call.name === name))
  const extensions = Object.entries(extensionTexts)
  const ofExtension = (name: string) => contract.calls.filter(({ group }) => group === name)
  const ordered = [...base, ...extensions.flatMap(([name]) => ofExtension(name))]
  const left = contract.calls.filter((call) => !ordered.includes(call))
  if (left.length > 0)
    throw new Error(`scripts/contract: ${left.map(({ name }) => name).join(', ')} has no place in purchase.ts or extensions.ts`)
  const chapters = (calls: readonly ContractCall[]) =>
    calls.map((call) => chapterOf(call, ordered.slice(0, ordered.indexOf(call)).find(isAnsweredLike(call)), hasUsers)).join('\n\n')
  const parts: Readonly<Record<string, string>> = {
    baseCount: String(base.length),
    firstCount: inWords(purchaseCalls.filter(({ need }) => need !== 'more').length),
    saleCount: inWords(purchaseCalls.filter(({ need }) => need === 'sale').length),
    extensionCount: String(extensions.length),
    platformPage: `[Your platform as it is](${hasUsers ? 'docs/recipes/platform.md' : '../../scripts/package/recipes/platform.md'})`,
    baseIndex: purchase.map(({ title, calls }) => `### ${title}\n\n${indexOf(calls, contract)}`).join('\n\n'),
    baseCalls: chapters(base),
    extensionTable: extensions
      .map(([name, { adds, without }]) => `| [\`${name}\`](#the-extension-${name}) | ${adds} | ${without} |`)
      .join('\n'),
    extensionCalls: extensions
      .map(
        ([name]) =>
          `### The extension ${name}\n\n| Call | Purpose |\n|---|---|\n${rowsOf(ofExtension(name))}\n\n${chapters(ofExtension(name))}`,
      )
      .join('\n\n'),
    shapes: Object.entries(contract.shapes)
      .map(([name, schema]) => `### ${name}\n\n${code(shapeOf(schema), 'ts')}`)
      .join('\n\n'),
    settings: code(shapeOf(contract.settings.anyOf?.[0] ?? contract.settings), 'ts'),
    routes: Object.entries(contract.routes)
      .map(([name, url]) => `| \`${name}\` | ${url === null ? 'not linked to' : `\`${url}\``} |`)
      .join('\n'),
    nginx: nginxPattern(contract),
  }
  const used = new Set<string>()
  const text = template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    used.add(name)
    const part = parts[name]
    if (part === undefined) throw new Error(`scripts/contract/contract.template.md asks for {{${name}}}, which is nothing`)
    return part
  })
  const missing = Object.keys(parts).filter((name) => !used.has(name))
  if (missing.length > 0) throw new Error(`scripts/contract/contract.template.md leaves out {{${missing.join('}}, {{')}}}`)
  return text
}

const code = (text: string, language = 'json') => `\`\`\`${language}\n${text}\n\`\`\``
const escaped = (text: string) => text.replaceAll('|', '\\|')
const titleOf = ({ method, path, name }: ContractCall) => `${method} ${path} · ${name}`
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
const link = (call: ContractCall) => `[\`${call.method} ${call.path}\`](#${anchorOf(titleOf(call))})`
const rowsOf = (calls: readonly ContractCall[]) => calls.map((call) => `| ${link(call)} | ${escaped(call.about)} |`).join('\n')

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'a dozen']
const inWords = (count: number) => numbers[count] ?? String(count)

/** A step of the purchase, as a table. */
function indexOf(calls: readonly PurchaseCall[], contract: Contract): string {
  const rows = calls.flatMap(({ name, need, without }) =>
    contract.calls
      .filter((call) => call.name === name)
      .map((call) => `| ${link(call)} | ${escaped(call.about)} | ${need === 'more' ? '' : need} | ${escaped(without)} |`),
  )
  return ['| Call | Purpose | Needed for | Without it |', '|---|---|---|---|', ...rows].join('\n')
}

/** Whether another call has the same answer and the same example. */
const isAnsweredLike =
  ({ answer }: ContractCall) =>
  (other: ContractCall) =>
    !answer.isOpen && !other.answer.isOpen && sameText(answer.schema, other.answer.schema) && sameText(answer.example, other.answer.example)
const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The chapter of a call; if an earlier call has the same answer, it refers to that one. */
function chapterOf(call: ContractCall, alike: ContractCall | undefined, hasUsers: boolean): string {
  const { about, client, group, query, headers, payloads, answer, widgets, refusals } = call
  const example =
    answer.kind === 'json' ? code(JSON.stringify(answer.example, null, 2)) : code(String(answer.example).slice(0, 400), 'html')
  const shape =
    answer.kind === 'file' ? 'A PDF, as `application/pdf`.' : answer.kind === 'html' ? 'A part of a page, as `text/html`.' : null
  const answerHead = answer.isOpen
    ? 'Answer: any JSON, or an empty body. For example:'
    : `Answer:\n\n${shape ?? code(shapeOf(answer.schema), 'ts')}\n\nfor example:`
  const lines = [
    `#### ${titleOf(call)}`,
    about,
    group === 'base' ? 'Part of the base.' : `Part of the extension \`${group}\`.`,
    client === 'catalogue' ? 'The same for everybody: sent without cookies and token; caches may store the answer.' : '',
    hasUsers ? `Used by ${usersOf(widgets)}.` : '',
    listOf('Query', query),
    listOf('Additional headers', headers),
    payloads.length === 0
      ? ''
      : `Payload, for example:\n\n${payloads.map((one) => code(JSON.stringify(one, null, 2))).join('\n\nor:\n\n')}`,
    ...(alike ? [`Answer: the same as that of ${link(alike)}.`] : [answerHead, example]),
    refusals.length > 0
      ? `Possible refusals:\n\n| Status | \`code\` | When |\n|---|---|---|\n${refusals.map((one) => `| ${one.status} | ${one.code ? `\`${one.code}\`` : ''} | ${escaped(one.when)} |`).join('\n')}`
      : '',
  ]
  return lines.filter(Boolean).join('\n\n')
}

function usersOf(widgets: readonly string[]): string {
  if (widgets.length === 0) return 'no widget yet'
  if (widgets.length > MOST_NAMED) return 'many widgets'
  return widgets.map((name) => `\`${name}\``).join(', ')
}

function listOf(title: string, entries: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(entries).map(([name, value]) => `\`${name}\` (\`${value}\`)`)
  return pairs.length === 0 ? '' : `${title}: ${pairs.join(', ')}.`
}

/** Every path as an entry of nginx's map, so that a proxy forwards calls to the API and pages to the host. */
function nginxPattern({ calls }: Contract): string {
  const patterns = calls.map(({ path }) => path.replaceAll(/\{\w+\}/g, '[^/]+'))
  return [...new Set(patterns)]
    .toSorted()
    .map((pattern) => `  ~^/[^/]+/${pattern}$ shop_api;`)
    .join('\n')
}
