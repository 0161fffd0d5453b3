// Bundles the stage beside a unit, for its browser test.
import { build } from 'esbuild'
import { esbuildSettings, root } from '../scripts/build/flavours.ts'

/** The script of a stage, by its path from the root. */
export async function buildStage(path: `shared/${string}.stage.ts${'' | 'x'}`): Promise<string> {
  const { outputFiles } = await build({ ...esbuildSettings('preact'), entryPoints: [`${root}/${path}`] })
  return outputFiles[0]?.text ?? ''
}
