// The tables of "Your platform as it is": the needs of a first sale, and what works without each call, by call and by widget.
import { type Contract, type ContractCall, readContract } from '../contract/call-info.ts'
import { extensionTexts } from '../contract/extensions.ts'
import { purchaseCalls } from '../contract/purchase.ts'
import { table } from './tables.ts'

const code = (text: string) => `\`${text}\``
const heading = ({ method, path }: ContractCall) => code(`${method} ${path}`)

/** The tables by the name between the markers. */
export async function platformTables(root: string): Promise<Record<string, string>> {
  const contract = await readContract(root)
  const base = purchaseCalls.flatMap(({ name, need, without }) =>
    contract.calls.filter((call) => call.name === name).map((call) => ({ call, need, without })),
  )
  return {
    sale: table(
      ['Call', 'Needed for', 'What it does'],
      base.filter(({ need }) => need !== 'more').map(({ call, need }) => [heading(call), need, call.about]),
      '',
    ),
    without: table(
      ['Call', 'Without it', 'Widgets that make it'],
      base.map(({ call, without }) => [heading(call), without, call.widgets.map(code).join(', ')]),
      '',
    ),
    widgets: table(['Widget', 'Reads', 'Writes', 'Extensions that add to it'], widgetRows(contract), ''),
    extensions: table(
      ['Extension', 'What it adds', 'Without it'],
      Object.entries(extensionTexts).map(([name, { adds, without }]) => [code(name), adds, without]),
      '',
    ),
  }
}

function widgetRows({ calls }: Contract): string[][] {
  const base = calls.filter(({ group }) => group === 'base')
  const names = [...new Set(base.flatMap(({ widgets }) => widgets))].toSorted()
  const list = (some: readonly ContractCall[]) => some.map(({ path }) => code(path)).join(', ')
  return names.map((name) => {
    const own = calls.filter(({ widgets }) => widgets.includes(name))
    const ofBase = own.filter(({ group }) => group === 'base')
    const reads = ofBase.filter(({ isRead }) => isRead)
    const extensions = [...new Set(own.flatMap(({ group }) => (group === 'base' ? [] : [group])))].toSorted()
    return [
      code(name),
      list(reads),
      ofBase.flatMap((call) => (reads.includes(call) ? [] : heading(call))).join(', '),
      extensions.map(code).join(', '),
    ]
  })
}
