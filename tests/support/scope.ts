// How much a run tries: `npm test` holds every rule once, `npm run test:all` also every call, flavour and database, `npm run test:soak` leaves no sample.

/** `once` is what `npm test` runs, and a file that somebody runs by hand. */
export type Scope = 'once' | 'all' | 'soak'

/** The scope of a run by its environment; a word that is none stops the run instead of testing less than was meant. */
export function scopeOf(word: string | undefined): Scope {
  if (word === undefined || word === '' || word === 'once') return 'once'
  if (word === 'all' || word === 'soak') return word
  throw new Error(`SCOPE=${word}: there are once, all and soak`)
}

/** Of this run. */
export const scope = scopeOf(process.env['SCOPE'])

/** Nothing is sampled. */
export const isSoak = scope === 'soak'

/** What repeats a rule for every call, flavour or database is run too. */
export const isAll = scope !== 'once'

/** The widgets in whose folders something differs from the last green whole run, as `npm test` says (`CHANGED_WIDGETS`); `*` for all. */
const changed = (process.env['CHANGED_WIDGETS'] ?? '').split(' ')

/** Whether a widget's own folder differs from the last green whole run, so that `npm test` tries all of its states. */
export const isChangedWidget = (name: string): boolean => changed.includes('*') || changed.includes(name)
