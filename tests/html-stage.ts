// Bundles the stage of the sanitiser, for the browser test beside shared/html.
import { build } from 'esbuild'
import { common, flavoured, root, sources } from '../scripts/build/bundle.ts'

/** The script of `shared/html/html.stage.tsx`. */
export async function buildHtmlStage(): Promise<string> {
  const { outputFiles } = await build({
    ...common('preact', {}),
    entryPoints: [`${root}/shared/html/html.stage.tsx`],
    plugins: [sources, flavoured('preact')],
  })
  return outputFiles[0]?.text ?? ''
}
