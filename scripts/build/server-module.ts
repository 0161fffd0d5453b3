// The built renderer as the build itself uses it: widgets' definitions for the manifest, `render` for templates.
import { join } from 'node:path'
import type { toJsonSchema } from '@valibot/to-json-schema'
import type { Render } from '#shared/mount/server-render.tsx'

/** What `server/touchline-server.js` exports. */
export interface ServerModule {
  widgets: Record<string, { kind: string; options: Parameters<typeof toJsonSchema>[0] }>
  version: string
  render: Render
}

/** Imports it from the folder of a build. */
export async function importServer(directory: string): Promise<ServerModule> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- an imported bundle has no types of its own
  return (await import(join(directory, 'server/touchline-server.js'))) as ServerModule
}
