// Writes the package's AGENTS.md: what a developer's assistant has to know to mount, theme and test without guessing.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const Manifest = v.object({
  version: v.string(),
  widgets: v.record(
    v.string(),
    v.object({
      summary: v.string(),
      example: v.string(),
      options: v.optional(
        v.object({ properties: v.optional(v.record(v.string(), v.unknown()), {}), required: v.optional(v.array(v.string()), []) }),
      ),
    }),
  ),
})

/** The text, from the manifest of the build in `directory`. */
export async function agentsText(directory: string): Promise<string> {
  const { version, widgets } = v.parse(Manifest, JSON.parse(await readFile(join(directory, 'touchline.manifest.json'), 'utf8')))
  const rows = Object.entries(widgets).map(([name, { summary, options }]) => {
    const { properties = {}, required = [] } = options ?? {}
    const names = Object.keys(properties).map((option) => (required.includes(option) ? `**${option}**` : option))
    return `| [\`${name}\`](docs/widgets/${name}.md) | ${summary} | ${names.join(', ')} |`
  })
  return `# Touchline ${version.split('-')[0] ?? ''}: for a developer's assistant

Storefront widgets for pages that another platform renders. This file is generated from \`touchline.manifest.json\`, which has every option as JSON Schema, every event, slot, custom property and class. Look things up there; do not guess a name.

## Mount

- One script a page: \`<script type="module" async src="/touchline/1/touchline.js"></script>\`, and before it the page's settings in \`<script type="application/json" id="touchline-page">\` ([README.md](README.md#2-your-first-widget-3-minutes)).
- One element a widget: \`<div data-touchline="<widget>">\`. The HTML in it works without JavaScript and stays until the widget is ready: keep it.
- Options are \`data-*\` attributes in kebab case (\`freeShippingFrom\` is \`data-free-shipping-from\`); lists and objects go into a child \`<script type="application/json" data-touchline-options>\` ([mounts](docs/recipes/mounts.md)). Required ones are bold below.
- Name in \`extensions\` only what the platform answers beyond the base. [CONTRACT.md](CONTRACT.md) has every call with an example; \`npx --no-install touchline check-host <store's address>\` checks a platform and prints the settings to paste.

## Theme

- Set custom properties on \`:root\` or on a mount ([look](docs/recipes/look.md)). A rule of your own starts with \`:not(#_#_#_)\` and names a class from the manifest. Tags inside a mount may change with any version: never style or query them.
- Add something of your own by [slots](docs/recipes/slots.md), not by changing a widget's HTML.

## Act and listen

- \`await window.touchline.ready\` gives verbs and stores; events are DOM events \`touchline:…\` ([events](docs/recipes/events.md)). All types are in \`touchline.d.ts\`.

## Test

- Start from [the testing recipe](docs/recipes/testing.md): \`import { touchline, openShop, startMockHost } from 'touchline/testing'\` gives Playwright in a shopper's words (\`shop.search('shirt')\`, \`shop.cart.line('Shirt').remove()\`, \`shop.checkout.pay('card')\`), faults by the names of calls, data made by the API, recorded events, axe. Prefer its words to selectors; its types say all of them.
- Before an upgrade: \`npx --no-install touchline upgrade ./theme --from <folder of the old package>\` names what has changed of what the theme uses, with file and line.
- No shop at hand: \`npx --no-install touchline mock-host --base --pages ./theme\` pretends to be one.
- Where the kit has no word: \`await shop.mount('<widget>')\` waits until a mount is ready; find controls in it by role and name, as a person does. Texts can be found in \`docs/widgets/<widget>.md\`. Never wait for a time, never query tags inside a mount by classes that the manifest does not list.
- \`?touchline=doctor\` lists faults with their cure; a wrong option also fires \`touchline:error\`.

## Widgets

| Widget | What it is | Options |
|---|---|---|
${rows.join('\n')}
`
}
