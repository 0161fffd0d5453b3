// The browser's model context (WebMCP): what a page offers to the shopper's own assistant. An origin trial whose shape still moves, so no
// other file knows it. Written after https://webmachinelearning.github.io/webmcp/ of November 2026 and Chromium 156.

/** A tool as the browser takes it. */
export interface ModelContextTool {
  /** ASCII letters, digits and `_-.`, unique on the page. */
  name: string
  /** For the browser's own interface, in the shopper's language. */
  title: string
  /** For the assistant. */
  description: string
  /** A JSON Schema; browsers do not check the input against it. */
  inputSchema: object
  annotations: {
    /** It changes nothing. */
    readOnlyHint: boolean
    /** Its answer has texts that the page does not vouch for: data, never instructions. */
    untrustedContentHint: boolean
    /** It acts for good or with money. */
    consequentialHint: boolean
  }
  /** The answer is anything that JSON can say. Browsers of 2026 before Chrome 153 pass no signal. */
  execute: (input: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>
}

/** The browser's side. */
export interface ModelContext {
  /** Rejects where the page may not offer tools, or the name is taken. A tool leaves when the signal aborts. */
  registerTool: (tool: ModelContextTool, options: { signal: AbortSignal }) => unknown
}

/** Whether a browser may have a model context: enough to load what asks closely. */
export const mayHaveModelContext = (): boolean => 'modelContext' in document || 'modelContext' in navigator

/** The model context; null in browsers without one. Until Chrome 152 it was in `navigator`. A form named like it is none. */
export function modelContext(): ModelContext | null {
  return [document, navigator].map((place): unknown => Reflect.get(place, 'modelContext')).find(isContext) ?? null
}

function isContext(found: unknown): found is ModelContext {
  return typeof Reflect.get(Object(found), 'registerTool') === 'function'
}
