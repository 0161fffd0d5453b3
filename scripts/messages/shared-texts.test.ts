// The shipped sentences of the message codes: complete in every language, and none left in English.
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { activate, addMessages } from '#shared/i18n/i18n.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import { standIns } from '#shared/i18n/stand-ins.ts'
import { compileCatalogue } from './catalogues.ts'

const folder = join(import.meta.dirname, '../../locales/shared')

afterEach(() => activate('en_US'))

describe.each(['en', 'nl', 'de', 'sv'])('in %s', (language) => {
  test('every code has its sentence, and none is left in English', async () => {
    const messages = await compileCatalogue(join(folder, `${language}.po`))
    activate(language)
    addMessages(messages)
    expect(standIns.size).toBeGreaterThan(90)
    for (const [code, english] of standIns) {
      expect(Object.hasOwn(messages, code), code).toBe(true)
      if (language !== 'en') expect(JSON.stringify(messages[code]), code).not.toBe(JSON.stringify([english]))
    }
    expect(sentence('form.min-length', { length: 2 })).toContain('2')
  })
})

test("Swedish asks for a field in the spec's words", async () => {
  activate('sv_SE')
  addMessages(await compileCatalogue(join(folder, 'sv.po')))
  expect(sentence('form.required')).toBe('Var vänlig fyll i det här fältet')
})
