// Tests buying sets, bundles, prints and teams without scripts: fills in the printed forms and sends them as a browser does.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { landmarks } from '../database/landmarks.ts'
import { faultsOf } from '../pages/markup-check.ts'

let shop: StartedHost
let shopper: Shopper

beforeAll(async () => {
  shop = await startHost({ dist: '/nowhere' })
})
afterAll(() => shop.close())
beforeEach(() => {
  shopper = new Shopper(shop.url, 'en')
})

const quote = async () => (await shopper.get('checkout/cart/quote')).body
const page = async (name: keyof typeof landmarks, query = ''): Promise<string> =>
  (await shopper.open(`product/${landmarks[name].slug}${query}`)).body

/** Submits the page's own form: every field as printed, with changes. */
async function send(name: keyof typeof landmarks, changes: Record<string, string | null>, query = '') {
  const fields = { ...printedFields(await page(name, query)), ...changes }
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) if (value !== null) form.append(field, value)
  return shopper.upload('checkout/cart/add', form)
}

/** The fields that a browser would submit: checked choices, first options, values. */
function printedFields(body: string): Record<string, string> {
  const outside = [...body.matchAll(/<(?:input|textarea)[^>]*form="buy-form"[^>]*>/g)].join('')
  const form = (/<form class="buy-form".*?<\/form>/s.exec(body)?.[0] ?? '') + outside
  const fields: Record<string, string> = {}
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const field = /name="([^"]*)"/.exec(tag)?.[1]
    const isOff = /type="(radio|checkbox)"/.test(tag) && !tag.includes(' checked')
    if (field && !isOff && !tag.includes('type="file"')) fields[field] = /value="([^"]*)"/.exec(tag)?.[1] ?? ''
  }
  for (const [, field = ''] of form.matchAll(/<(?:select|textarea)[^>]*name="([^"]*)"/g)) fields[field] = ''
  return fields
}

const optionOf = (body: string, select: string, label: string): string => {
  const inside = body.slice(body.indexOf(`name="${select}"`))
  return new RegExp(`<option value="(\\d+)">${label}<`).exec(inside.slice(0, inside.indexOf('</select>')))?.[1] ?? ''
}

describe('every kind', () => {
  test.each(['simple', 'configurable', 'bundle', 'grouped', 'teamWear', 'personalised', 'strungRacket'] as const)(
    'of %s has a form with valid markup',
    async (name) => {
      const body = await page(name)
      expect(faultsOf(body)).toEqual([])
      expect(body).toMatch(/<form class="buy-form".*<button[^>]*type="submit"/s)
    },
  )

  test('is on the page of kinds with the text of its action', async () => {
    const { body } = await shopper.open('pages/kinds')
    const verbs = [...body.matchAll(/<a href="[^"]*product[^"]*">([^<]*)<span class="unseen">/g)].map(([, verb]) => verb)
    expect(verbs).toEqual(['Add', 'Choose', 'Build your set', 'Build your set', 'Enter your team', 'Choose', 'Choose', 'Add', 'Add', 'Add'])
  })
})

test('adds a bundle with its default parts and a grip', async () => {
  const { headers } = await send('bundle', { 'bundle[604]': '60401', 'bundle_qty[60401]': '3' })
  expect(headers.get('Location')).toBe('/en/checkout/cart')
  const [line] = (await quote()).items
  expect(line.extension_attributes.parts.map(({ sku, qty }: { sku: string; qty: number }) => [sku, qty])).toEqual([
    ['ST10021', 1],
    ['MI10023', 1],
    ['QU10026', 3],
  ])
  await send('bundle', {}, `?line=${line.item_id}`)
  const changed = (await quote()).items
  expect([changed.length, changed[0].item_id, changed[0].extension_attributes.parts.length]).toEqual([1, line.item_id, 2])
})

test('adds a line for each member of a set with a quantity, and nothing without one', async () => {
  await send('grouped', { 'set[27]': '0', 'set[28]': '2' })
  expect((await quote()).items.map(({ sku, qty }: { sku: string; qty: number }) => [sku, qty])).toEqual([
    ['OR10011', 1],
    ['OR10028', 2],
    ['DR10002', 1],
  ])
  await send('grouped', { 'set[11]': '0', 'set[27]': '0', 'set[28]': '0', 'set[2]': '0' })
  expect((await shopper.open('checkout/cart')).body).toContain('Choose at least one product.')
})

describe('several sizes of a shirt', () => {
  const sizesIn = (body: string) => /<details class="kind-sizes".*?<\/details>/s.exec(body)?.[0] ?? ''
  const sendSizes = (fields: Record<string, string>) => shopper.submit('checkout/cart/add', { product_id: '1', ...fields })

  test('have a field each, by colour, with what is left; one that is sold out is off', async () => {
    const body = sizesIn(await page('configurable'))
    expect([...body.matchAll(/<legend>([^<]*)</g)].map(([, colour]) => colour)).toHaveLength(4)
    expect(/<input[^>]*name="pieces\[NO10001-ROYAL-L\]"[^>]*>/.exec(body)?.[0]).toContain('max="3"')
    expect(/<input[^>]*name="pieces\[NO10001-RED-M\]"[^>]*>/.exec(body)?.[0]).toContain('disabled')
    expect(body).not.toContain('NO10001-WHITE-3XL')
  })

  test('are a line each, and those left empty are none', async () => {
    const { headers } = await sendSizes({ 'pieces[NO10001-ROYAL-M]': '12', 'pieces[NO10001-ROYAL-L]': '3', 'pieces[NO10001-RED-S]': '' })
    expect(headers.get('Location')).toBe('/en/checkout/cart')
    expect((await quote()).items.map(({ sku, qty }: { sku: string; qty: number }) => [sku, qty])).toEqual([
      ['NO10001-ROYAL-M', 12],
      ['NO10001-ROYAL-L', 3],
    ])
  })

  test.each([
    [
      { 'pieces[NO10001-ROYAL-M]': '2', 'pieces[NO10001-ROYAL-L]': '4' },
      'Royal blue, L: The requested quantity exceeds the stock. Only 3 left.',
    ],
    [{ 'pieces[NO10001-ROYAL-M]': '' }, 'Choose at least one product.'],
    [{ 'pieces[NO10001-ROYAL-S]': '1', 'pieces[NO10001-ROYAL-M]': 'x' }, 'Royal blue, M: Please enter a valid quantity.'],
  ])('are none at all where one is wrong: %j', async (fields, sentence) => {
    await sendSizes(fields)
    expect((await shopper.open('checkout/cart')).body).toContain(sentence)
    expect((await quote()).items ?? []).toEqual([])
  })

  test('are each named where several are wrong', async () => {
    await sendSizes({ 'pieces[NO10001-ROYAL-L]': '4', 'pieces[NO10001-ROYAL-M]': '9999' })
    const { body } = await shopper.open('checkout/cart')
    expect(body).toContain('Royal blue, L: The requested quantity exceeds the stock. Only 3 left.')
    expect(body).toMatch(/Royal blue, M: The (requested quantity|most you may)/)
  })

  test('are no way around what has to be chosen: the code of the article itself is refused', async () => {
    await sendSizes({ 'pieces[NO10001]': '2' })
    expect((await quote()).items ?? []).toEqual([])
  })

  test.each(['personalised', 'simple', 'teamWear', 'bundle'] as const)('are not offered of %s', async (name) => {
    expect(await page(name)).not.toContain('kind-sizes')
  })
})

test('a shirt with a name, and what is wrong with it on the next page', async () => {
  const body = await page('personalised')
  const chosen = { 'option[color]': optionOf(body, 'option[color]', 'Orange'), 'option[size]': optionOf(body, 'option[size]', 'M') }
  await send('personalised', { ...chosen, 'print[9][1][101]': 'Åsa ⚽' })
  expect((await shopper.open('checkout/cart')).body).toContain('These characters cannot be printed: ⚽')
  await send('personalised', { ...chosen, 'print[9][1][101]': 'Åsa', 'print[9][1][103]': '10302' })
  expect((await quote()).items[0].extension_attributes.prints.map(({ value }: { value: string }) => value)).toEqual([
    'Åsa',
    'Embroidered on the chest',
  ])
})

describe('a team', () => {
  const colours = async () => {
    const body = await page('teamWear')
    return Object.fromEntries(
      [80101, 80201, 80301].map((id) => [`bundle_option[${id}][color]`, optionOf(body, `bundle_option[${id}][color]`, 'Royal blue')]),
    )
  }

  test('is added from spreadsheet lines, one player per line', async () => {
    await send('teamWear', {
      ...(await colours()),
      roster: 'Name\tNumber\tShirt\tShorts\tSocks\nÅsa\t7\tM\tL\t39-42\n\nBo\t10\tS\tS\t43-46',
    })
    const [line] = (await quote()).items
    expect(
      line.extension_attributes.players.map(({ name, number, sizes }: { name: string; number: string; sizes: { value: string }[] }) => [
        name,
        number,
        ...sizes.map(({ value }) => value),
      ]),
    ).toEqual([
      ['Åsa', '7', 'M', 'L', '39-42'],
      ['Bo', '10', 'S', 'S', '43-46'],
    ])
    const { body } = await shopper.open('checkout/cart')
    expect(faultsOf(body)).toEqual([])
    expect(body).toMatch(/Åsa, 7, .*shirt M/)
  })

  test('is added from a file in the encoding of older spreadsheets', async () => {
    const file = new Blob([Uint8Array.from('\u00c5sa;7;M;M;39-42', (sign) => sign.charCodeAt(0))])
    const form = new FormData()
    for (const [field, value] of Object.entries({ ...printedFields(await page('teamWear')), ...(await colours()) }))
      form.append(field, value)
    form.append('roster_file', file, 'team.csv')
    await shopper.upload('checkout/cart/add', form)
    expect((await quote()).items[0].extension_attributes.players[0].name).toBe('Åsa')
  })

  test('is refused with the line numbers of the errors', async () => {
    await send('teamWear', { ...(await colours()), roster: 'Åsa;7;M;M;39-42\nBo;7;M;M;39-42\nCy;8;XXXL;M;39-42' })
    const { body } = await shopper.open('checkout/cart')
    expect(body).toContain('Line 2: Number 7 is taken by another player.')
    expect(body).toContain('Line 3: A size must be selected')
    expect((await quote()).items).toEqual([])
  })
})
