// The files of a new widget: a sentence and a link, with everything that a widget needs to pass the conformance suite.
import type { WidgetNames } from './names.ts'

/** The texts of the new widget, in the suite's four languages. */
export const texts: readonly Record<'en' | 'nl' | 'de' | 'sv', string>[] = [
  { en: 'Do you have a question?', nl: 'Heb je een vraag?', de: 'Hast du eine Frage?', sv: 'Har du en fråga?' },
  { en: 'Ask us', nl: 'Vraag het ons', de: 'Frag uns', sv: 'Fråga oss' },
]

/** File contents by path in the widget's folder. */
export function filesOf(names: WidgetNames): Record<string, string> {
  const { kebab } = names
  return {
    [`${kebab}.tsx`]: code(names),
    [`${kebab}.css`]: styles(names),
    [`${kebab}.fixture.ts`]: fixture(names),
    [`${kebab}.test.tsx`]: test(names),
    'README.md': readme(names),
  }
}

const code = ({ kebab, pascal, title }: WidgetNames) => `// ${title}: a short question, and a link to the contact page.
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** Where the link leads. Default: \`routes.contact\` of the page. */
  linkUrl: v.optional(v.string()),
})

function ${pascal}({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { routes } = useShared($page)
  return (
    <div className="${kebab}-box">
      <p className="${kebab}-words">{t\`Do you have a question?\`}</p>
      <ButtonLink href={options.linkUrl ?? routes.contact}>{t\`Ask us\`}</ButtonLink>
    </div>
  )
}

export default defineWidget({ name: '${kebab}', options: Options, view: ${pascal} })
`

const styles = ({
  kebab,
  title,
}: WidgetNames) => `/* ${title}: a text and a link side by side, one below the other in a narrow container. */
[data-touchline='${kebab}'] {
  display: block;
  container-type: inline-size;
}
[data-touchline='${kebab}'] .${kebab}-box {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: calc(var(--touchline-space) * 2);
  box-sizing: border-box;
  margin: 0;
  padding: calc(var(--touchline-space) * 2);
  border: 1px solid var(--touchline-line);
  border-radius: var(--touchline-radius);
  background: var(--touchline-surface);
}
[data-touchline='${kebab}'] .${kebab}-words {
  margin: 0;
  color: var(--touchline-ink);
  font: 400 var(--touchline-font-size) / 1.5 var(--touchline-font);
}
@container (inline-size < 400px) {
  [data-touchline='${kebab}'] .${kebab}-box {
    flex-direction: column;
    align-items: stretch;
  }
}
`

const fixture = ({ kebab, title }: WidgetNames) => `// ${title} as a page prints it, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

/** A sentence and a link that work without JavaScript. */
export const fixture: Fixture = {
  attributes: { 'data-link-url': '/en/contact' },
  fallback:
    '<div class="${kebab}-box"><p class="${kebab}-words">Do you have a question?</p><a class="touchline-button" href="/en/contact">Ask us</a></div>',
}
`

const test = ({
  kebab,
  title,
}: WidgetNames) => `// Tests ${title}: its link leads to the address in the option, or to the contact page without one.
import { expect, test } from 'vitest'
import { createRender } from '#shared/mount/server-render.tsx'
import { resetStores, startPageOnServer, stateFrom } from '#widgets/page/server-start.ts'
import widget from './${kebab}.tsx'

const render = createRender({ widgets: { '${kebab}': widget }, catalogues: {}, build: 'test', startPage: startPageOnServer, stateFrom, resetStores })
const page = { routes: { contact: '/en/contact' } }

test('the link leads to the address in the option', () => {
  expect(render('${kebab}', { linkUrl: '/en/advice' }, {}, page).html).toContain('href="/en/advice"')
})

test('without the option the link leads to the contact page', () => {
  expect(render('${kebab}', {}, {}, page).html).toContain('href="/en/contact"')
})

test('an address that is not a string is refused', () => {
  expect(() => render('${kebab}', { linkUrl: 5 }, {}, page)).toThrow('Expected string')
})
`

const readme = ({ kebab, title }: WidgetNames) => `# ${title}

A short question, and a link to the contact page.

\`\`\`html
<div data-touchline="${kebab}" data-link-url="/en/contact">
  <div class="${kebab}-box">
    <p class="${kebab}-words">Do you have a question?</p>
    <a class="touchline-button" href="/en/contact">Ask us</a>
  </div>
</div>
\`\`\`
The HTML inside works without JavaScript and stays until the widget is ready. It has the size of the widget, so that nothing moves then.

## Options
<!-- generated:options -->
<!-- /generated:options -->

## Events
<!-- generated:events -->
<!-- /generated:events -->

## Custom properties
<!-- generated:css -->
<!-- /generated:css -->

## Slots
<!-- generated:slots -->
<!-- /generated:slots -->

## Texts
A page can replace each by its id in \`messages\` of its settings.

<!-- generated:messages -->
<!-- /generated:messages -->

## Storage and failure
It stores nothing and makes no calls. If its files cannot be loaded, the host's own HTML stays.
`
