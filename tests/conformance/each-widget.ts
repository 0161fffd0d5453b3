// Runs a set of tests for every widget of widgets/index.ts, each alone on a page of its own; `WIDGET=minicart` narrows it to one.
import type { BrowserContextOptions } from 'playwright-core'
import { describe } from 'vitest'
import type { Fixture } from '#widgets/fixture.ts'
import type { Visit } from '../support/visit.ts'
import {
  answerCalls,
  attributesAsOptions,
  mountHtml,
  pageConfig,
  readFixture,
  readRenderer,
  type Language,
  type Manifest,
  type MountExtras,
  type StageExtras,
} from './stage.ts'
import { useStage, when } from './use-stage.ts'

/** What a test may want different of the page. */
export interface PageExtras extends StageExtras {
  language?: Language
  /** Instead of what the fixture has the host answer. */
  answers?: Fixture['answers']
  /** Leave every call of the API open, so that a printed state stays what it is. */
  isUnanswered?: boolean
}

/** A widget under test. */
export interface Subject {
  name: string
  about: Manifest['widgets'][string]
  isView: boolean
  fixture: Fixture
  manifest: Manifest
  /** Its mount as its fixture has it, or as `changes` and `extras` make it; it starts at once. */
  mount: (extras?: MountExtras, changes?: Partial<Fixture>) => string
  /** What the server prints for it. */
  rendered: (
    language?: Language,
    known?: Pick<Fixture, 'printed' | 'state'>,
    scene?: Fixture['options'],
  ) => NonNullable<MountExtras['rendered']>
  /** Opens a page that holds the given body, by default the plain mount. */
  open: (visit: Visit, body?: string, extras?: PageExtras) => Promise<void>
  /** Runs a test in a fresh profile. */
  visiting: (run: (visit: Visit) => Promise<void>, options?: BrowserContextOptions) => Promise<void>
}

/** Declares the tests of each widget, or of those of one kind; to be called once a file. */
export async function eachWidget(declare: (widget: Subject) => void, kind?: 'view' | 'enhance'): Promise<void> {
  const { manifest, origin, visiting, openOn } = await useStage()
  const { render } = await readRenderer()
  const names = process.env['WIDGET'] ? [process.env['WIDGET']] : Object.keys(manifest.widgets)
  for (const name of names) {
    const about = manifest.widgets[name]
    if (!about) throw new Error(`There is no widget named ${name} in the build`)
    if (kind && about.kind !== kind) continue
    const fixture = await readFixture(name)
    const mount: Subject['mount'] = (extras = {}, changes = {}) =>
      mountHtml(name, { ...fixture, ...changes }, { ...extras, attributes: { ...when('load').attributes, ...extras.attributes } })
    describe(name, () =>
      declare({
        name,
        about,
        isView: about.kind === 'view',
        fixture,
        manifest,
        mount,
        visiting,
        rendered(language = 'en', { printed = {}, state = {} } = fixture, scene = fixture.options) {
          const options = { ...attributesAsOptions(name, fixture, manifest), ...scene }
          return render(name, options, printed, pageConfig(origin, language), { id: 'subject', state })
        },
        async open(visit, body = mount(), { isUnanswered = false, answers = {}, ...extras } = {}) {
          if (isUnanswered) await visit.page.route(/\/(nl|en|de|se)\/(?!stage)/, () => {})
          else await answerCalls(visit.page, origin, { ...fixture.answers, ...answers })
          await openOn(visit, body, { search: fixture.search ?? '', ...extras, widget: name })
        },
      }),
    )
  }
}
