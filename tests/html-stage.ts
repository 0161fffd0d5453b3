// Bundles the stage of the sanitiser, for the browser test beside shared/html.
import { build } from 'esbuild'
import { esbuildSettings, root } from '../scripts/build/flavours.ts'

/** The script of `shared/html/html.stage.tsx`. */
export async function buildHtmlStage(): Promise<string> {
  const { outputFiles } = await build({
    ...esbuildSettings('preact'),
    entryPoints: [`${root}/shared/html/html.stage.tsx`],
  })
  return outputFiles[0]?.text ?? ''
}
