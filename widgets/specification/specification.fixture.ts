// The fixture for the conformance suite: three specifications.
import type { Fixture } from '#widgets/fixture.ts'

const specification = [
  { label: 'Material', value: '100 % polyester' },
  { label: 'Washing', value: '30 °C' },
  { label: 'Weight', value: '150 g/m²' },
]

/** The host's own list, which works without JavaScript. */
export const fixture: Fixture = {
  options: { productId: 90001, specification },
  fallback: '<dl><div><dt>Material</dt><dd>100 % polyester</dd></div></dl><p><a href="/en/contact">Ask us</a></p>',
  answers: { 'catalog/product/90001/specification': specification },
  scenes: {
    'asked for': { options: { productId: 90002 }, answers: { 'catalog/product/90002/specification': specification }, shows: 'dl' },
    nothing: { options: { productId: 90003, specification: [] }, shows: '.specification-none' },
    failed: { options: { productId: 90004 }, answers: { 'catalog/product/90004/specification': 400 }, shows: '.touchline-notice' },
  },
}
