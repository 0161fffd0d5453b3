// Tests the pictures of the chosen options.
import { expect, test } from 'vitest'
import { Product } from '#shared/product/wire/product.ts'
import { productAnswer, variantAnswer } from '#tests/support/answers.ts'
import * as v from 'valibot'
import { picturesOfChoices } from './choice-pictures.ts'

const colour = (optionId: number) => ({ attributeCode: 'colour', optionId })
const size = (optionId: number) => ({ attributeCode: 'size', optionId })

/** Red in two sizes, blue in one, green without pictures. */
const { variants } = v.parse(
  Product,
  productAnswer({
    virtual_products: [
      variantAnswer({ colour_option_id: 12, size_option_id: 34, images: ['/red-1.webp', '/red-2.webp'] }),
      variantAnswer({ product_id: 122, colour_option_id: 12, size_option_id: 35, images: ['/red-1.webp', '/red-2.webp'] }),
      variantAnswer({ product_id: 123, colour_option_id: 13, size_option_id: 34, images: ['/blue-1.webp'] }),
      variantAnswer({ product_id: 124, colour_option_id: 14, size_option_id: 36, images: [] }),
    ],
  }),
)

test.each([
  ['nothing is chosen', [], null],
  ['a colour is', [colour(12)], ['/red-1.webp', '/red-2.webp']],
  ['colour and size are', [colour(13), size(34)], ['/blue-1.webp']],
  ['a size alone comes in several colours', [size(34)], null],
  ['a size alone comes in one colour', [size(35)], ['/red-1.webp', '/red-2.webp']],
  ['the colour has no pictures', [colour(14)], null],
  ['no variant has it', [colour(99)], null],
])('where %s', (_case, choices, pictures) => {
  expect(picturesOfChoices(variants, choices)).toEqual(pictures)
})
