// Compiles Lingui's macros to plain calls; esbuild and vitest share this transform, so that tests run the shipped code.
import { transformAsync } from '@babel/core'
import linguiMacro from '@lingui/babel-plugin-lingui-macro'
import { makeConfig } from '@lingui/conf'

const usesMacro = /from ['"]@lingui\/(core|react)\/macro['"]/
const linguiConfig = makeConfig({ locales: ['en'], sourceLocale: 'en' }, { skipValidation: true })

/** Whether a source file uses a macro; most do not, and babel is slow. */
export function hasMacro(source: string): boolean {
  return usesMacro.test(source)
}

/**
 * Compiles the macros of one file and keeps its types and JSX. Throws babel's error, which names file and line.
 * `strip` removes the English sentences from the code: shipped code reads them from its catalogue.
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
