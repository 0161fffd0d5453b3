// Bundles the stage of the sanitiser, for the browser test beside shared/html.
import { build } from 'esbuild'
import { common, flavoured, root } from '../scripts/build/bundle.ts'
import { ownSources } from '../scripts/build/own-sources.ts'

/** The script of `shared/html/html.stage.tsx`. */
export async function buildHtmlStage(): Promise<string> {
  const { outputFiles } = await build({
    ...common('preact', {}),
    entryPoints: [`${root}/shared/html/html.stage.tsx`],
    plugins: [ownSources(), flavoured('preact')],
  })
  return outputFiles[0]?.text ?? ''
}
