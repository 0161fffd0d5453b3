// A browser's model context for tests without a browser: what is registered, and calls as an assistant makes them. As the specification has
// it, the input and the answer go through JSON, and a name can be taken only once.
import type { ModelContext, ModelContextTool } from '#shared/mount/model-context.ts'

/** A model context, and its other side. */
export interface FakeModelContext extends ModelContext {
  /** The registered tools by name. */
  tools: Map<string, ModelContextTool>
  /** Calls a tool, as an assistant does. */
  call: (name: string, input?: object, signal?: AbortSignal) => Promise<Record<string, unknown>>
}

/** Makes one and puts it into the document; the returned function takes it out. */
export function provideModelContext(): { context: FakeModelContext; remove: () => void } {
  const tools = new Map<string, ModelContextTool>()
  const context: FakeModelContext = {
    tools,
    registerTool: async (tool, { signal }) => {
      signal.throwIfAborted()
      if (tools.has(tool.name)) throw new DOMException(`${tool.name} is registered already`, 'InvalidStateError')
      JSON.stringify(tool.inputSchema)
      tools.set(tool.name, tool)
      signal.addEventListener('abort', () => tools.delete(tool.name))
    },
    call: async (name, input = {}, signal = new AbortController().signal) => {
      const tool = tools.get(name)
      if (!tool) throw new Error(`There is no tool named ${name}; there are ${[...tools.keys()].join(', ')}.`)
      return JSON.parse(JSON.stringify(await tool.execute(JSON.parse(JSON.stringify(input)), { signal })))
    },
  }
  Object.defineProperty(document, 'modelContext', { value: context, configurable: true })
  return { context, remove: () => void Reflect.deleteProperty(document, 'modelContext') }
}
