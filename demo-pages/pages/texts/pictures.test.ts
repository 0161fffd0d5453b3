// Tests that the landmarks are shown in use, and that every picture of a product says in each language what it shows.
import { expect, test } from 'vitest'
import { pictureSpecs } from '#demo-pages/catalogue/pictures.ts'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { makeLandmarks } from '#demo-pages/database/seed/landmark-products.ts'
import { languages } from '#demo-pages/database/seed/words.ts'
import { pictureName } from './pictures.ts'

const products = makeLandmarks(4173)

test('every landmark is worn, held or played with in its second picture', () => {
  for (const [name, { id }] of Object.entries(landmarks)) {
    const views = products.filter((product) => product.id === id).map(({ picture }) => pictureSpecs(picture).map(({ view }) => view))
    expect(views, name).toEqual([expect.arrayContaining(['front', 'use', 'detail'])])
    expect(views[0]?.[1], name).toBe('use')
  }
})

test('each picture of a product has another name, in each language', () => {
  for (const { picture, slug } of products) {
    const names = languages.map((language) => pictureSpecs(picture).map((spec) => pictureName(spec, language)))
    for (const own of names) expect(new Set(own).size, `${slug}: ${own.join()}`).toBe(own.length)
    expect(new Set(names.map((own) => own.join())).size, slug).toBe(languages.length)
  }
})
