// Tests that a mail's text and HTML say the same, and that nothing a person enters becomes markup, a line of its own or a link.
import { expect, test } from 'vitest'
import type { Block, Letter } from './letter.ts'
import { button, link } from './letter.ts'
import { contentId, logoId, writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

const url = 'https://shop.example/en/orders/track#order=1.a&b'
const line = {
  quantity: 2,
  name: 'Home shirt',
  details: ['Size: M'],
  note: 'Made for you',
  players: { kind: 'grid' as const, amounts: 0, head: ['Name', 'Number'], rows: [['Åsa', '7']] },
  amount: '£59.90',
  picture: '/media/a.webp',
}
const blocks: Block[] = [
  'Hello Mary,',
  { kind: 'button', label: 'Follow your order', url },
  { kind: 'goods', lines: [line, { ...line, quantity: null, name: 'Ball', picture: null }, { ...line, name: 'Away shirt' }] },
  { kind: 'sums', rows: [{ title: 'Total', amount: '£119.80', isTotal: true }] },
  { kind: 'facts', title: 'Delivery to', lines: ['Mary O’Neil', '221B Baker Street'] },
  { kind: 'quote', text: 'Is it round?\r\nReally?' },
  { kind: 'heading', level: 2, text: 'Terms' },
  { kind: 'heading', level: 3, text: 'Withdrawal' },
  { kind: 'list', isNumbered: true, items: ['Write', 'Send'] },
  { kind: 'list', isNumbered: false, items: ['A shirt', 'A racket'] },
  { kind: 'grid', amounts: 1, head: ['Country', 'Days'], rows: [['Sweden', '4']] },
  { kind: 'link', label: url, url },
]
const letter: Letter = {
  language: 'en',
  store: 'en',
  subject: 'Your order 300000001',
  preheader: 'Total: £119.80',
  blocks,
  home: 'https://shop.example/en/',
  sender: ['Touchline Demo Ltd', 'service@touchline.example'],
}

test('the text has every block, and the sender below the line that ends a mail', () => {
  expect(writeText(letter)).toBe(`Hello Mary,

Follow your order: ${url}

2 × Home shirt (Size: M): £59.90
  Made for you
  Name: Åsa; Number: 7
Ball (Size: M): £59.90
  Made for you
  Name: Åsa; Number: 7
2 × Away shirt (Size: M): £59.90
  Made for you
  Name: Åsa; Number: 7

Total: £119.80

Delivery to
Mary O’Neil
221B Baker Street

> Is it round?
> Really?

Terms
=====

Withdrawal
----------

1. Write
2. Send

- A shirt
- A racket

Country: Sweden; Days: 4

${url}

-- 
Touchline Demo Ltd
service@touchline.example`)
})

test('the HTML says the same, has its language, one heading of the first level, and each picture once', () => {
  const { html, pictures } = writeHtml(letter)
  expect(pictures).toEqual(['/media/a.webp'])
  expect(html.match(/src="[^"]*"/g)).toEqual([`src="cid:${logoId}"`, `src="cid:${contentId(0)}"`, `src="cid:${contentId(0)}"`])
  expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual([expect.stringContaining('>Your order 300000001')])
  expect(html).toContain('<html lang="en" dir="ltr">')
  const words = html
    .replace(/^.*<h1/s, '<h1')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
  for (const text of [
    'Hello Mary,',
    'Follow your order',
    'Home shirt',
    'Size: M',
    'Åsa',
    'Made for you',
    'Withdrawal',
    'A racket',
    'Sweden',
    '£59.90',
    'Total',
    'Is it round?',
    url,
  ])
    expect(words).toContain(text)
  // Tables that only lay out say so; players, sums and grids are tables of data, with their headings.
  expect(html.match(/<table(?! role="presentation")/g)).toHaveLength(3 + 1 + 1)
  expect(html).toContain('<th scope="row"')
  expect(html.match(/<th scope="col"/g)).toHaveLength(4 * 2)
})

test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onmouseover='alert(1)", '&lt;b&gt;'])(
  '%s stays text wherever it stands',
  (text) => {
    const grid = { kind: 'grid' as const, amounts: 0, head: [text], rows: [[text]] }
    const nasty: Block[] = [
      text,
      { kind: 'button', label: text, url: `https://shop.example/${text}` },
      { kind: 'link', label: text, url: `https://shop.example/${text}` },
      { kind: 'goods', lines: [{ ...line, name: text, details: [text], note: text, players: grid, amount: text, picture: text }] },
      { kind: 'heading', level: 2, text },
      { kind: 'list', isNumbered: true, items: [text] },
      grid,
      { kind: 'sums', rows: [{ title: text, amount: text, isTotal: false }] },
      { kind: 'facts', title: text, lines: [text] },
      { kind: 'quote', text },
    ]
    const { html } = writeHtml({ ...letter, subject: text, preheader: text, blocks: nasty, sender: [text] })
    const plain = writeHtml({
      ...letter,
      subject: 'x',
      preheader: 'x',
      blocks: nasty.map((block) => swap(block, text)),
      sender: ['x'],
    }).html
    // The same tags with the same attributes as without it.
    expect(tags(html)).toEqual(tags(plain))
  },
)

test('where the shop does not know its name there is neither button nor link', () => {
  expect([button('Follow', null), link('Leave', null)]).toEqual([null, null])
  expect(writeHtml({ ...letter, home: null, blocks: ['Hello'] }).html).not.toContain('href')
})

const swap = (block: Block, text: string): Block => JSON.parse(JSON.stringify(block).replaceAll(JSON.stringify(text).slice(1, -1), 'x'))
const tags = (html: string) => html.match(/<[a-z][^>]*>/g)?.map((tag) => [/^<\w+/.exec(tag)?.[0], ...(tag.match(/ [\w-]+="/g) ?? [])])
