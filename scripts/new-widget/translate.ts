// Fills in the empty translations of a new catalogue.

/** Fills in `msgstr ""` below each text with a translation, and keeps the rest of the file unchanged. */
export function withTranslations(catalogue: string, translations: ReadonlyMap<string, string>): string {
  return catalogue.replace(/^msgid "(.+)"\nmsgstr ""$/gm, (all, text: string) => {
    const translation = translations.get(text)
    return translation ? `msgid "${text}"\nmsgstr "${translation}"` : all
  })
}

/** The translations in other catalogues of the language: a text has one translation. */
export function translationsIn(catalogue: string): Map<string, string> {
  return new Map(
    Array.from(catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm), ([, text = '', translation = '']) => [text, translation]),
  )
}
