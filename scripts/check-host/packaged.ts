// The check as the package brings it: the same calls and schemas as one bundle, with what only our sources say beside it.
import { recordCalls, type Tree } from '../contract/recorded.ts'
import { wireOfTree } from '../contract/wire-of-tree.ts'
import { runCommand } from './command.ts'
import type { HostCall } from './judge.ts'

/** What the build knows of a call: all but the schema, which is no data. */
export type ToldCall = Omit<HostCall, 'answer'> & { answer: Omit<HostCall['answer'], 'wire'> }

/** Runs the command of the package. */
export async function runPackaged(tree: Tree, told: readonly ToldCall[], given: readonly string[]): Promise<void> {
  const wireOf = wireOfTree(tree)
  const recorded = new Map((await recordCalls(tree)).map((call) => [call.name, call]))
  const calls = told.flatMap((call): HostCall[] => {
    const schema = recorded.get(call.name)?.schema
    return schema ? [{ ...call, answer: { ...call.answer, wire: wireOf(schema) } }] : []
  })
  await runCommand(calls, given)
}
