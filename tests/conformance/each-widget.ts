// Runs tests for every widget of widgets/index.ts, each alone in its document; `WIDGET=minicart` selects one.
import type { ViewportSize } from 'playwright-core'
import { describe, inject } from 'vitest'
import type { Fixture } from '#widgets/fixture.ts'
import type { watchIdle } from '../support/idle.ts'
import type { Visit } from '../support/visit.ts'
import type { DocumentWorld } from './shared-page.ts'
import {
  attributesAsOptions,
  mountHtml,
  pageConfig,
  readFixture,
  readManifest,
  readRenderer,
  stageDocument,
  type Language,
  type Manifest,
  type MountExtras,
  type StageExtras,
} from './stage.ts'
import { useSharedPage } from './use-shared-page.ts'
import { when } from './use-stage.ts'

/** Changes to the document of a test; `answers` are added to those of the fixture. */
export interface DocumentExtras extends StageExtras, DocumentWorld {
  language?: Language
}

/** The page of a test. */
export interface Look extends Visit {
  /** Opens a document with the given body, by default the plain mount. */
  open: (body?: string, extras?: DocumentExtras) => Promise<void>
  /** Answers the calls that were held back, and all later ones. */
  letAnswer: () => Promise<void>
  /** Waits until the page has loaded and rendered everything it requested. */
  isIdle: ReturnType<typeof watchIdle>
}

/** A widget under test. */
export interface Subject {
  name: string
  about: Manifest['widgets'][string]
  isView: boolean
  fixture: Fixture
  manifest: Manifest
  /** Its mount as in its fixture, changed by `changes` and `extras`; it starts at once. */
  mount: (extras?: MountExtras, changes?: Partial<Fixture>) => string
  /** The output of the server renderer. */
  rendered: (
    language?: Language,
    known?: Pick<Fixture, 'printed' | 'state'>,
    scene?: Fixture['options'],
  ) => NonNullable<MountExtras['rendered']>
  /** Runs a test on the file's shared page with an empty profile. */
  looking: (run: (look: Look) => Promise<void>, viewport?: ViewportSize) => Promise<void>
}

/** Options of a test file for its page and its widgets. */
export interface EachWidgetOptions {
  kind?: 'view' | 'enhance'
  /** Whether a widget is tested at all; a widget without tests is an error. */
  isAsked?: (name: string, fixture: Fixture) => boolean
  /** Functions that run in every document before its own scripts. */
  starts?: readonly (() => void)[]
}

/** Declares the tests of each widget, or of those of one kind; call it once per file. */
export async function eachWidget(
  declare: (widget: Subject) => void,
  { kind, isAsked = () => true, starts = [] }: EachWidgetOptions = {},
): Promise<void> {
  const [manifest, { render }] = await Promise.all([readManifest(), readRenderer()])
  const origin = inject('origin')
  const onPage = useSharedPage(starts)
  const names = process.env['WIDGET'] ? [process.env['WIDGET']] : Object.keys(manifest.widgets)
  for (const name of names) {
    const about = manifest.widgets[name]
    if (!about) throw new Error(`There is no widget named ${name} in the build`)
    if (kind && about.kind !== kind) continue
    const fixture = await readFixture(name)
    if (!isAsked(name, fixture)) continue
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
        rendered(language = 'en', { printed = {}, state = {} } = fixture, scene = fixture.options) {
          const options = { ...attributesAsOptions(name, fixture, manifest), ...scene }
          return render(name, options, printed, pageConfig(origin, language), { id: 'subject', state })
        },
        looking: (run, viewport) =>
          onPage(
            (page) =>
              run({
                ...page.visit,
                letAnswer: () => page.letAnswer(),
                isIdle: page.isIdle,
                async open(
                  body = mount(),
                  { language = 'en', answers = {}, isUnanswered = false, answered = [], replaced, ...extras } = {},
                ) {
                  const document = await stageDocument(origin, language, body, { search: fixture.search ?? '', ...extras, widget: name })
                  await page.open(document, {
                    answers: { ...fixture.answers, ...answers },
                    isUnanswered,
                    answered,
                    ...(replaced && { replaced }),
                  })
                },
              }),
            viewport,
          ),
      }),
    )
  }
}
