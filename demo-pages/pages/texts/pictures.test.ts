// Tests that the landmarks are shown in use, and that every picture of a product says in each language what it shows.
import { expect, test } from 'vitest'
import { pictureSpecs } from '#demo-pages/catalogue/pictures.ts'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { makeLandmarks } from '#demo-pages/database/seed/landmark-products.ts'
import { languages } from '#demo-pages/database/seed/words.ts'
import { pictureName } from './pictures.ts'

const products = makeLandmarks(4173)

/** The pictures of the product itself; those of its parts have the parts' names. */
const ownPictures = ({ picture }: (typeof products)[number]) => {
  const specs = pictureSpecs(picture)
  return specs.slice(0, specs.length - (picture.parts?.length ?? 0))
}

test('every landmark is worn, held or played with in its second picture; what is sold together is first shown whole', () => {
  for (const [name, { id }] of Object.entries(landmarks)) {
    const [product] = products.filter((one) => one.id === id)
    const views = product ? ownPictures(product).map(({ view }) => view) : []
    if (product?.picture.parts) expect(views, name).toEqual(['together', 'use'])
    else expect(views, name).toEqual(expect.arrayContaining(['front', 'use', 'detail']))
    expect(views[1], name).toBe('use')
  }
})

test('each picture of a product has another name, in each language', () => {
  for (const product of products) {
    const names = languages.map((language) => ownPictures(product).map((spec) => pictureName(spec, language)))
    for (const own of names) expect(new Set(own).size, `${product.slug}: ${own.join()}`).toBe(own.length)
    expect(new Set(names.map((own) => own.join())).size, product.slug).toBe(languages.length)
  }
})
