// The checks that an installed tool does; each converts the tool's output to one line per fault.
import * as v from 'valibot'
import { runTool } from './run-tool.ts'

/** Finds code and styles that oxfmt would format differently, so that no review discusses whitespace. */
export async function findUnformatted(root: string): Promise<string[]> {
  const { isOk, output } = await runTool(root, 'oxfmt', ['--list-different'])
  if (isOk) return []
  return linesOf(output).map((line) => `${line} is not formatted. Run npm run format.`)
}

/** Finds TypeScript's errors. */
export async function findTypeFaults(root: string): Promise<string[]> {
  const { isOk, output } = await runTool(root, 'tsc', ['-p', '.', '--pretty', 'false'])
  return isOk ? [] : linesOf(output)
}

/** Finds files, exports and packages that nothing uses. */
export async function findDeadCode(root: string): Promise<string[]> {
  const { isOk, output } = await runTool(root, 'knip', ['--config', 'scripts/checks/knip.jsonc', '--no-progress', '--reporter', 'compact'])
  if (isOk) return []
  const groups = linesOf(output).filter((line) => !line.startsWith('Configuration hints'))
  let kind = ''
  return groups.flatMap((line) => {
    const heading = /^([A-Z][\w ]+) \(\d+\)$/.exec(line)?.[1]
    if (heading) kind = heading
    return heading ? [] : [`${kind}: ${line}. Remove it, or use it.`]
  })
}

/** The findings of oxlint, by their line of the report. */
export interface LintFaults {
  lint: string[]
  layers: string[]
  cycles: string[]
}

const Report = v.object({
  diagnostics: v.array(
    v.object({
      message: v.string(),
      code: v.optional(v.string(), ''),
      help: v.optional(v.string(), ''),
      filename: v.string(),
      labels: v.optional(v.array(v.object({ span: v.object({ line: v.optional(v.number(), 1) }) })), []),
    }),
  ),
})

/** Runs oxlint once, with type information, and sorts its findings. */
export async function lint(root: string): Promise<LintFaults> {
  const { isOk, output } = await runTool(root, 'oxlint', ['-c', 'scripts/lint/oxlint.config.ts', '-f', 'json'])
  const faults: LintFaults = { lint: [], layers: [], cycles: [] }
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), Report), output)
  if (!report.success) return isOk ? faults : { ...faults, lint: linesOf(output) }
  for (const { message, code, help, filename, labels } of report.output.diagnostics) {
    const fault = `${filename}:${labels[0]?.span.line ?? 1} ${message} ${help.slice(0, 160)} ${code}`.replaceAll(/\s+/g, ' ')
    if (/no-restricted-(imports|globals)/.test(code)) faults.layers.push(fault)
    else if (code.includes('no-cycle')) faults.cycles.push(fault)
    else faults.lint.push(fault)
  }
  return faults
}

function linesOf(output: string): string[] {
  return output.split('\n').filter((line) => line.trim() !== '')
}
