// Parsing a README for the manifest.
import { expect, test } from 'vitest'
import { infoOf } from './readme-info.ts'

const readme = `# minicart

The cart in the header: a badge. It opens on a press.

\`\`\`html
<div data-touchline="minicart"></div>
\`\`\`

<!-- generated:options -->
| Option | Attribute | Type | Default | What it is |
|---|---|---|---|---|
| \`cartUrl\` | \`data-cart-url\` | string | none | Where the cart is, \`a\` \\| \`b\`. |
<!-- /generated:options -->
<!-- generated:events -->
| Event | In the DOM | \`detail\` |
|---|---|---|
| \`cart:added\` | \`touchline:cart:added\` | \`{ quote: Quote \\| null }\` |
<!-- /generated:events -->
<!-- generated:css -->
No custom properties.

Classes, stable for the major: \`minicart-line\`, \`minicart-name\`.
<!-- /generated:css -->
<!-- generated:slots -->
| Place |
|---|
| \`minicart.foot\` |
<!-- /generated:slots -->
`

test('a README yields its mount, its options, events, properties and classes', () => {
  expect(infoOf(readme)).toEqual({
    summary: 'The cart in the header: a badge.',
    example: '<div data-touchline="minicart"></div>',
    options: { cartUrl: 'Where the cart is, `a` | `b`.' },
    events: [{ name: 'touchline:cart:added', detail: '{ quote: Quote | null }' }],
    customProperties: [],
    slots: ['minicart.foot'],
    classes: ['minicart-line', 'minicart-name'],
  })
})
