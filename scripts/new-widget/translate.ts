// Fills the empty translations of a fresh catalogue.

/** Fills `msgstr ""` below each text that has a translation, and leaves the rest of the file as it is. */
export function withTranslations(catalogue: string, translations: ReadonlyMap<string, string>): string {
  return catalogue.replace(/^msgid "(.+)"\nmsgstr ""$/gm, (all, text: string) => {
    const translation = translations.get(text)
    return translation ? `msgid "${text}"\nmsgstr "${translation}"` : all
  })
}

/** What other catalogues of the language say already: one text has one translation. */
export function translationsIn(catalogue: string): Map<string, string> {
  return new Map(
    Array.from(catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm), ([, text = '', translation = '']) => [text, translation]),
  )
}
