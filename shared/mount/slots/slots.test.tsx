// Tests slots from a theme developer's view: late, several, wrong, broken, updated, and removed.
// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CardContext } from '#shared/product/slots.ts'
import { soon } from '#tests/support/widget-page.ts'
import type { ErrorReport } from '#shared/mount/report.ts'
import { Slot, SlotScope } from '#shared/mount/slot.tsx'
import { useShared } from '#shared/mount/use-shared.ts'
import { addSlot } from './slots.tsx'

const shirt: CardContext = {
  product: {
    productId: 12,
    sku: 'SHIRT-12',
    name: 'Home <b>shirt</b>',
    url: '/nl/product/home-shirt',
    image: null,
    images: [],
    manufacturer: null,
    type: 'simple',
    hasPersonalisation: false,
    isInStock: true,
    price: { regular: 50, regularExclTax: null, final: 40, finalExclTax: null, lowestOf30Days: null },
    rating: 4.5,
    reviewCount: 12,
    swatches: [],
    labels: [],
  },
  price: '€40.00',
  list: 'Shirts',
  index: 3,
}
const $context = atom(shirt)
let root: Root
let stops: (() => void)[] = []
let reports: ErrorReport[] = []

function Card() {
  return (
    <main>
      Drawn: {useShared($context).index} <Slot place="product-card.footer" context={useShared($context)} />
      <Slot place="checkout.payment" at="klarna" context={{ method: { code: 'klarna', title: 'Klarna' }, set: () => {} }} />
    </main>
  )
}

const add = (place: string, slot: unknown) => {
  const stop = addSlot(place, slot, (report) => void reports.push(report))
  stops.push(stop)
  return stop
}
const filled = () => [...document.querySelectorAll('.touchline-slot')].map((element) => element.innerHTML)
const said = () => reports.map(({ error, phase, slot }) => `${phase} ${slot}: ${error instanceof Error ? error.message : String(error)}`)
const change = (part: Partial<CardContext>) => $context.set({ ...$context.get(), ...part })
const template = (html: string, data: Record<string, string> = {}) => {
  const element = document.createElement('template')
  element.innerHTML = html
  Object.assign(element.dataset, data)
  return element
}

beforeEach(async () => {
  $context.set(shirt)
  reports = []
  document.body.innerHTML = '<div id="mount"></div>'
  root = createRoot(document.querySelector('#mount') ?? document.body)
  root.render(
    <SlotScope>
      <Card />
    </SlotScope>,
  )
  await soon(() => document.querySelector('main'))
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  root.unmount()
})

const writes = (text: string) => ({ mount: (element: HTMLElement) => element.append(text) })

test('are in the order in which they were added, and disappear when they are removed', async () => {
  add('product-card.footer', writes('one'))
  const stop = add('product-card.footer', writes('two'))
  add('product-card.footer', writes('three'))
  await soon(() => filled().join() === 'one,two,three')
  const first = document.querySelector('.touchline-slot')
  stop()
  await soon(() => filled().join() === 'one,three')
  expect(document.querySelector('.touchline-slot')).toBe(first)
})

test('are notified of changes only, and end with their place', async () => {
  const received: string[] = []
  add('product-card.footer', {
    mount(element: HTMLElement, { index }: CardContext) {
      received.push(`mount ${index}`)
      element.append('mine')
      return () => void received.push('end')
    },
    update: (_element: HTMLElement, { index }: CardContext) => void received.push(`update ${index}`),
  })
  await soon(() => received.length === 1)
  // Equal content in new objects, as a server's answer creates them.
  change(structuredClone(shirt))
  change({ index: 4 })
  await soon(() => received.includes('update 4'))
  root.render(null)
  await soon(() => received.includes('end'))
  expect(received).toEqual(['mount 3', 'update 4', 'end'])
})

test('without an update function are unmounted and mounted again in an empty element', async () => {
  const received: string[] = []
  add('product-card.footer', {
    mount(element: HTMLElement, { index }: CardContext) {
      element.append(`no. ${index}`)
      return () => void received.push(`end ${index}`)
    },
  })
  await soon(() => filled()[0] === 'no. 3')
  change({ index: 4 })
  await soon(() => filled()[0] === 'no. 4')
  expect(received).toEqual(['end 3'])
})

test('that throw at any time are reported once by name and leave their place empty; the others stay', async () => {
  add('product-card.footer', {
    mount(element: HTMLElement) {
      element.append('half')
      throw new Error('A theme broke')
    },
  })
  add('product-card.footer', writes('whole'))
  const ended: string[] = []
  add('product-card.footer', {
    mount(element: HTMLElement) {
      element.append('well')
      return () => void ended.push('well')
    },
    update() {
      throw new Error('A theme broke later')
    },
  })
  await soon(() => filled().join() === ',whole,well')
  change({ index: 4 })
  await soon(() => filled().join() === ',whole,')
  change({ index: 5 })
  await soon(() => document.body.textContent?.includes('Drawn: 5'))
  expect(said()).toEqual(['extension product-card.footer: A theme broke', 'extension product-card.footer: A theme broke later'])
  // A timer that it started would run for as long as the page.
  expect(ended).toEqual(['well'])
})

test('for a code are shown only at that code', async () => {
  add('checkout.payment', { code: 'ideal', ...writes('no') })
  add('checkout', { payment: { code: 'klarna', ...writes('short') }, field: { step: 'address', ...writes('no') } })
  add('checkout.payment', template('long: {method.title}', { code: 'klarna' }))
  await soon(() => filled().join() === 'short,long: Klarna')
  expect(said()).toEqual([])
})

test.each([
  ['product-crad.footer', writes(''), "extend('product-crad.footer'): is no place; do you mean product-card.footer?; nothing is added."],
  ['toString', writes(''), 'is no place; known are product-card.badge, product-card.footer, '],
  ['cart.line', { mount: 'x' }, 'has no function named mount, expected { mount(element, context) } or a <template>'],
  ['cart.line', null, 'is of the type object, expected'],
  ['cart.line', { ...writes(''), update: 1 }, 'update is no function'],
  ['checkout.payment', writes(''), 'code is missing, expected the code of a way to pay'],
  ['checkout.payment', { code: 7, ...writes('') }, 'code is 7, expected the code of a way to pay'],
  ['checkout.field', { step: 'paying', ...writes('') }, 'step is "paying", expected address, shipping or payment'],
  ['product-list.tile', template('', { position: 'third' }), 'data-position is "third", expected a number from 0'],
  ['checkout', {}, 'holds none of payment, shipping, field and address'],
  ['checkout', { pay: {} }, 'names "pay", expected payment, shipping, field or address'],
])('a wrong shape is reported: %s', (place, slot, expected) => {
  expect(() => add(place, slot)).not.toThrow()
  expect(said().join('\n')).toContain(expected)
  expect(reports.map(({ phase, slot: name }) => [phase, name])).toEqual([['options', place]])
})

test('a template renders text, and only safe links', async () => {
  add(
    'product-card.footer',
    template(
      '<a href="{product.url}" title="{product.name}">{product.name}, {price}{product.manufacturer}</a><a class="q" href="/find?q={product.name}&amp;x=1">?</a>',
    ),
  )
  await soon(() => document.querySelector('.touchline-slot a'))
  const [link, query] = document.querySelectorAll('.touchline-slot a')
  expect(link?.textContent).toBe('Home <b>shirt</b>, €40.00')
  expect(link?.getAttribute('title')).toBe('Home <b>shirt</b>')
  expect(link?.getAttribute('href')).toMatch(/^https?:.*\/nl\/product\/home-shirt$/)
  expect(query?.getAttribute('href')).toMatch(/\/find\?q=Home%20%3Cb%3Eshirt%3C%2Fb%3E&x=1$/)
  expect(document.querySelector('.touchline-slot b')).toBeNull()
  change({ product: { ...shirt.product, name: 'Away', url: 'javascript:alert(1)' } })
  await soon(() => link?.textContent === 'Away, €40.00')
  expect([document.querySelector('.touchline-slot a'), link?.hasAttribute('href')]).toEqual([link, false])
})

test('unsafe parts of a template are removed and reported', async () => {
  add(
    'product-card.footer',
    template('<i style="color:{price}" onclick="{price}">{product.nmae}{product}</i><script>"{product.name}"</script>', {}),
  )
  await soon(() => filled()[0] === '<i></i>')
  const messages = said().join('\n')
  for (const part of [
    'holds a <script>',
    'attribute style',
    'attribute onclick',
    '{product.nmae}, and there is no nmae, but productId',
    '{product}, which is no text',
  ])
    expect(messages).toContain(part)
  const count = reports.length
  change({ index: 9 })
  await soon(() => document.body.textContent?.includes('Drawn: 9'))
  expect(reports).toHaveLength(count)
})
