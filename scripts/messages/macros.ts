// Turns Lingui's macros into plain calls; the one transform shared by esbuild and vitest, so that tests run what ships.
import { transformAsync } from '@babel/core'
import linguiMacro from '@lingui/babel-plugin-lingui-macro'
import { makeConfig } from '@lingui/conf'

const usesMacro = /from ['"]@lingui\/(core|react)\/macro['"]/
const linguiConfig = makeConfig({ locales: ['en'], sourceLocale: 'en' }, { skipValidation: true })

/** Whether a source file asks for the transform at all; most do not, and babel is slow. */
export function hasMacro(source: string): boolean {
  return usesMacro.test(source)
}

/**
 * Compiles the macros of one file and leaves its types and JSX as they are. Throws babel's own error, which names file and line.
 * `strip` drops the English sentences from the code: what ships reads them from its catalogue.
 */
export async function compileMacros(
  source: string,
  filename: string,
  { strip = false } = {},
): Promise<{ code: string; map: object | null }> {
  const result = await transformAsync(source, {
    filename,
    configFile: false,
    babelrc: false,
    sourceMaps: true,
    retainLines: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[linguiMacro, { descriptorFields: strip ? 'id-only' : 'all', linguiConfig }]],
  })
  if (!result?.code) throw new Error(`Lingui's macro transform returned nothing for ${filename}`)
  return { code: result.code, map: result.map ?? null }
}
