// Tests widgets that share one file: an error is reported for the widget that caused it, although only a touch tells them apart.
import { expect, test } from 'vitest'
import { mountHtml, readFixture } from './stage.ts'
import { seededFile } from './seeded-faults.ts'
import { plainMount, subject, until, useStage, when } from './use-stage.ts'

const { visiting, manifest } = await useStage()
const { file, kind } = manifest.widgets['minicart'] ?? { file: '', kind: 'view' }

test.each(['handler', 'promise'] as const)('an error in a %s is attributed to the touched widget, not to its neighbour', (place) =>
  visiting(async (visit, open) => {
    expect(manifest.widgets['header-search']?.file).toBe(file)
    await visit.page.route(
      (url) => url.pathname.endsWith(`/${file}`) && url.search === '',
      (route) => route.fulfill({ contentType: 'text/javascript', body: seededFile('minicart', file, kind, place) }),
    )
    const neighbour = await plainMount('header-search', 'neighbour')
    await open(`${neighbour}${mountHtml('minicart', await readFixture('minicart'), when('load'))}`)
    await until(visit, 'ready')
    await until(visit, 'ready', 'neighbour')
    await visit.page.dispatchEvent(subject, 'click')
    const said = () => visit.problems.filter((problem) => problem.includes('Touchline'))
    await expect.poll(said).toEqual([expect.stringContaining(`Touchline minicart (handler): seeded in ${place}`)])
  }),
)
