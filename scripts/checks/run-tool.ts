// Runs an installed tool and keeps its output.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The result of a tool. */
export interface ToolResult {
  isOk: boolean
  /** Standard output and standard error, in the order received. */
  output: string
}

/** Runs `node_modules/.bin/<tool>` at `root`. */
export function runTool(root: string, tool: string, args: readonly string[]): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ isOk: false, output: `${tool} could not be started: ${error.message}. Run npm ci.` }))
    child.on('close', (code) => resolve({ isOk: code === 0, output }))
  })
}
