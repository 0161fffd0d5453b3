// How much a run tests: `npm test` covers every rule once, `test:all` also every call, flavour and database, `test:soak` every sample.

/** `once` is the scope of `npm test`, and of a file that is run by hand. */
export type Scope = 'once' | 'all' | 'soak'

/** The scope in the environment; an unknown word stops the run, so that it does not test less than was meant. */
export function scopeOf(word: string | undefined): Scope {
  if (word === undefined || word === '' || word === 'once') return 'once'
  if (word === 'all' || word === 'soak') return word
  throw new Error(`SCOPE=${word}: there are once, all and soak`)
}

/** The scope of this run. */
export const scope = scopeOf(process.env['SCOPE'])

/** Whether nothing is sampled. */
export const isSoak = scope === 'soak'

/** Whether tests that repeat a rule for every call, flavour or database run too. */
export const isAll = scope !== 'once'

/** The widgets whose folders have changed since the last green whole run; `npm test` sets them in `CHANGED_WIDGETS`, `*` means all. */
const changed = (process.env['CHANGED_WIDGETS'] ?? '').split(' ')

/** Whether a widget's folder has changed since the last green whole run, so that `npm test` tests all of its states. */
export const isChangedWidget = (name: string): boolean => changed.includes('*') || changed.includes(name)
