// Measures the suite against its limits: `npm run bench`, or `npm run bench -- bytes growth` for some. Bytes are exact;
// times are measured with the CPU slowed down four times, so compare them within one run only. Each benchmark's figures are kept as soon as
// they are known, and what got worse since the last commit is named at the end.
import { join } from 'node:path'
import { drawRows, type Row } from '../tests/benchmarks/row.ts'
import { benchmarks, startGround } from './bench/benchmarks.ts'
import { countBytes, readManifest } from './bench/bytes.ts'
import { describeWorsened, keep, landingOf, readKept, worsened } from './bench/kept.ts'
import { ensureBuilt } from './build-state.ts'

const root = join(import.meta.dirname, '..')
const flavour = process.env['FLAVOUR'] === 'react' ? 'react' : 'preact'
const requested = process.argv.slice(2)
// `load` needs the whole machine for minutes, so it runs only when named.
const names = ['bytes', ...Object.keys(benchmarks), 'load'].filter((name) =>
  requested.length === 0 ? name !== 'load' : requested.includes(name),
)

await ensureBuilt(flavour)
const manifest = await readManifest(root, flavour)
const ground = startGround({ root, flavour, manifest })
const worse: string[] = []
const all: Row[] = []

try {
  for (const name of names) {
    const { rows, yardstick } = await measure(name)
    const path = `tests/benchmarks/results/${flavour}-${name}.json`
    const earlier = readKept(root, path)
    const [last] = earlier
    console.log(drawRows(rows, last?.figures))
    await keep(root, path, landingOf(manifest.build, yardstick, rows), earlier)
    if (last) worse.push(describeWorsened(worsened(rows, last, yardstick), last.build))
    all.push(...rows)
  }
} finally {
  await ground.close()
}
const over = all.filter(({ value, bar }) => bar !== null && value > bar)
console.log(`\n${all.length} figures, ${over.length} over their bar; kept in tests/benchmarks/results`)
const lines = worse.filter(Boolean)
console.log(lines.length > 0 ? `\n${lines.join('\n')}` : 'Nothing is worse by 25 % than at the last landing')

async function measure(name: string): Promise<{ rows: Row[]; yardstick: number | null }> {
  if (name === 'bytes')
    return { rows: countBytes(manifest).map((row): Row => ({ group: 'Bytes', ...row, bar: row.limit })), yardstick: null }
  if (name !== 'load') return ground.measure(name)
  const { measureLoad } = await import('../tests/benchmarks/load.ts')
  return { rows: await measureLoad(), yardstick: null }
}
