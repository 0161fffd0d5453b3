// The products, methods and offers of the test shop.
import * as answers from '#tests/support/answers.ts'

/** The provider's payment page. */
export const payUrl = 'https://pay.example/attempt/1'

const standard = answers.shippingMethodAnswer()
/** The first is not available; the last has no delivery slots. */
export const shippingMethods = [
  answers.shippingMethodAnswer({ method_code: 'express', available: false }),
  standard,
  answers.shippingMethodAnswer({ method_code: 'evening', extension_attributes: { ...standard.extension_attributes, delivery_slots: [] } }),
]

/** One with banks, one that skips validation. */
export const paymentMethods = [
  answers.paymentMethodAnswer(),
  answers.paymentMethodAnswer({
    code: 'creditcard',
    title: 'Credit card',
    extension_attributes: { variant: 'creditcard', issuers: [], provider: 'pretend', skip_validation: true },
  }),
]

/** Red in M and a sold-out L; blue in M, and an L that is not sold. */
export const product = answers.productAnswer({
  configurable_data: {
    attributes: [
      {
        code: 'colour',
        label: 'Colour',
        options: [
          { id: 12, label: 'Red', swatch: '#cc0000' },
          { id: 13, label: 'Blue', swatch: '#0000cc' },
        ],
      },
      {
        code: 'size',
        label: 'Size',
        options: [
          { id: 34, label: 'M', swatch: null },
          { id: 35, label: 'L', swatch: null },
        ],
      },
    ],
  },
  virtual_products: [
    answers.variantAnswer(),
    answers.variantAnswer({ product_id: 122, sku: 'SHIRT-RED-L', size_option_id: 35, stock: 0 }),
    answers.variantAnswer({ product_id: 123, sku: 'SHIRT-BLUE-M', colour_option_id: 13, final_price_incl_tax: 27 }),
    answers.variantAnswer({ product_id: 124, sku: 'SHIRT-BLUE-L', colour_option_id: 13, size_option_id: 35, status: 2 }),
  ],
})
