// Tests a block of the host between the cards of a list: its picture is no wider than the cell and keeps its proportions.
import { expect, test } from 'vitest'
import { listAnswer } from '../support/list-state.ts'
import { expectQuiet } from '../support/visit.ts'
import { answerCalls } from './call-answers.ts'
import { mountHtml, readFixture } from './stage.ts'
import { until, useStage, when } from './use-stage.ts'

const { visiting, origin } = await useStage()
const list = await readFixture('product-list')
const LIST = 'catalog/category/3/product/list'

test.each([[390], [1280]])('a picture of 1600 × 400 in a window of %i px', (width) =>
  visiting(
    async (visit, open) => {
      const html = '<p>Team sale</p><img class="sale" src="/assets/sale.svg" alt="Team sale" width="1600" height="400">'
      await answerCalls(visit.page, origin, {
        ...list.answers,
        [LIST]: { ...listAnswer, catalog: { ...listAnswer.catalog, widget: { position: 1, html } } },
      })
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="400"/>'
      await visit.page.route('**/assets/sale.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
      await open(mountHtml('product-list', { ...list, fallback: '' }, when('load')))
      await until(visit, 'ready')
      const sale = visit.page.locator('.product-list-widget img.sale')
      await sale.waitFor()
      const [image, cell] = [await sale.boundingBox(), await visit.page.locator('.product-list-widget').boundingBox()]
      expect(image?.width).toBeLessThanOrEqual(cell?.width ?? 0)
      expect((image?.width ?? 0) / (image?.height ?? 1)).toBeCloseTo(4, 0)
      expectQuiet(visit)
    },
    { viewport: { width, height: 800 } },
  ),
)
