// Joins class names without stray spaces, which would make markup differ.

/** @example classes('minicart-line', isBusy && 'is-busy') // 'minicart-line' */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
