// Checks that each package's file is in one bundle only: two copies of a library with state crash a page or split its state.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Bundles by name with the modules in them, as the build writes `inputs.json`. */
export type Inputs = Readonly<Record<string, readonly string[]>>

const strangers = /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//
const preactModule = /node_modules\/(.*\/)?preact\/(.*\/)?(preact|compat|hooks|jsxRuntime|client)\.\w+$/

/** Finds packages that are in two bundles, React in the preact flavour, and preact in two versions or formats. */
export async function findDoubleLibraries(root: string): Promise<string[]> {
  const file = join(root, 'dist/preact/inputs.json')
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? ['dist/preact is not built. Run npm run build.'] : doubles(JSON.parse(text))
}

/** The faults in one flavour's inputs. */
export function doubles(inputs: Inputs): string[] {
  const bundlesOf = new Map<string, string[]>()
  for (const [bundle, files] of Object.entries(inputs)) {
    for (const file of files) bundlesOf.set(file, [...(bundlesOf.get(file) ?? []), bundle])
  }
  // Valibot has no state, and the doctor, which works alone, has its own copy.
  const packages = [...bundlesOf].filter(([file]) => file.includes('node_modules/') && !file.includes('/valibot/'))
  const twice = packages
    .filter(([, bundles]) => bundles.length > 1)
    .map(([file, bundles]) => `${file} is in ${bundles.join(' and ')}. See the groups of scripts/build/bundle.ts.`)
  const react = packages
    .filter(([file]) => strangers.test(file))
    .map(([file, bundles]) => `${file} is in ${bundles[0]} of the preact build. Alias it in scripts/build/flavours.ts.`)
  return [...twice, ...react, ...twoPreacts(packages.map(([file]) => file))]
}

function twoPreacts(files: readonly string[]): string[] {
  const byModule = Map.groupBy(
    files.filter((file) => preactModule.test(file)),
    (file) => preactModule.exec(file)?.[3] ?? '',
  )
  const several = [...byModule].filter(([, copies]) => copies.length > 1)
  return several.map(([module, copies]) => `preact's ${module} is there ${copies.length} times: ${copies.join(', ')}. Alias them to one.`)
}
