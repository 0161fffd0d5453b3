// Every widget whose later files do not come: what its controls load is gone, no promise is left alone, and nothing waits for ever.
import { expect, test } from 'vitest'
import type { Scene } from '#widgets/fixture.ts'
import { isAll, isChangedWidget, isSoak } from '../support/scope.ts'
import { eachWidget } from './each-widget.ts'
import { inTurn } from './in-turn.ts'
import { untilOneOf } from './use-stage.ts'
import { stayHere, useNextControl } from './walk-controls.ts'

/** How many controls of a widget are used. */
const controls = isSoak ? 12 : 5
const nextIsAsked = inTurn([true, false])
const script = /\/touchline\/.*\.js$/

await eachWidget(
  ({ fixture, mount, looking }) => {
    const scenes = Object.entries<Partial<Scene>>({ 'as it comes': {}, ...fixture.scenes })
    test.each(scenes)('stands without the files that its controls load (%s)', (_, { options, answers, cookies = {} }) =>
      looking(async (look) => {
        const { page, context, problems } = look
        const given = Object.entries(cookies).map(([key, value]) => ({
          name: key,
          value: encodeURIComponent(value),
          url: 'http://localhost',
        }))
        if (given.length > 0) await context.addCookies(given)
        await look.open(mount({}, options ? { options } : {}), answers ? { answers } : {})
        await untilOneOf(look, ['ready', 'failed'])
        await page.route(script, (route) => route.abort())
        try {
          for (let turn = 0; turn < controls; turn++) {
            if ((await page.evaluate(useNextControl)) === null) break
            await look.isIdle()
          }
          expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([])
          // A press whose file does not come ends soon, and not with the last request.
          await expect
            .poll(() => page.evaluate(() => document.querySelectorAll('#subject button[aria-disabled="true"] .touchline-spinner').length))
            .toBe(0)
        } finally {
          await page.unroute(script)
        }
      }),
    )
  },
  // `npm test` asks every second widget, and those that changed.
  { isAsked: (name) => nextIsAsked().includes(true) || isAll || isChangedWidget(name), starts: [stayHere] },
)
