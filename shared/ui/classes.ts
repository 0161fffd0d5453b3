// Joins class names, so that no stray space makes markup differ.

/** @example classes('minicart-line', isBusy && 'is-busy') // 'minicart-line' */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
