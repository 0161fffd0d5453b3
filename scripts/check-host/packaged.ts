// The check as the package brings it: the same calls and schemas as one bundle, with what only our sources say beside it.
import { namedCalls } from '#shared/api/example.ts'
import type { Tree } from '../contract/load.ts'
import { wireOfTree } from '../contract/wire-of-tree.ts'
import { runCommand } from './command.ts'
import type { HostCall } from './judge.ts'

/** What the build knows of a call: all but the schema, which is no data. */
export type ToldCall = Omit<HostCall, 'answer'> & { answer: Omit<HostCall['answer'], 'wire'> }

/** Runs the command of the package. */
export async function runPackaged(tree: Tree, told: readonly ToldCall[], given: readonly string[]): Promise<void> {
  const wireOf = wireOfTree(tree)
  const schemas = new Map(namedCalls(tree.calls).map(({ name, facts }) => [name, facts.answer]))
  const calls = told.flatMap((call): HostCall[] => {
    const schema = schemas.get(call.name)
    return schema ? [{ ...call, answer: { ...call.answer, wire: wireOf(schema) } }] : []
  })
  await runCommand(calls, given)
}
