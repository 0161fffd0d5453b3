// Tests the message that a mail server would pass on: text first, then HTML with its pictures, and headers that no name can add to.
import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import type { Paper } from '../papers/paper.ts'
import { writeMessage } from './message.ts'
import { contentId, logoId } from './write-html.ts'

const mail = {
  id: 7,
  store_id: 4,
  order_id: null,
  kind: 'contact',
  recipient: 'anna@example.org',
  language: 'de',
  subject: 'Grüße: <b>Ball</b>',
  body: 'Hallo Åsa!\n\n> Größe 42?',
  html: `<p>Hallo Åsa!</p><img src="cid:${contentId(0)}" alt="">`,
  pictures: [] as string[],
  papers: [] as Paper[],
  sent_at: new Date('2026-11-23T10:00:00Z'),
}
const headersOf = (message: string) =>
  message
    .slice(0, message.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n\s+/g, ' ')
    .split('\r\n')
const typesOf = (message: string) => Array.from(message.matchAll(/^Content-Type: ([\w/]+)/gm), ([, type]) => type)

test('has the text first and the HTML beside it, in the language of the store', async () => {
  const message = (await writeMessage(mail, null)).toString()
  expect(typesOf(message)).toEqual(['multipart/alternative', 'text/plain', 'text/html'])
  expect(headersOf(message)).toEqual(
    expect.arrayContaining([
      'From: Touchline <service@touchline.example>',
      'To: anna@example.org',
      'Content-Language: de',
      'Auto-Submitted: auto-generated',
      'Date: Mon, 23 Nov 2026 10:00:00 +0000',
      'Message-ID: <mail-7@touchline.example>',
    ]),
  )
})

test('carries its PDFs beside both parts, with their names', async () => {
  const paper: Paper = { file: 'invoice_1.pdf', store: 'de', language: 'de-DE', title: 'Rechnung 1', pages: '%1', blocks: ['Grüße'] }
  const message = (await writeMessage({ ...mail, papers: [paper] }, null)).toString()
  expect(typesOf(message)).toEqual(['multipart/mixed', 'multipart/alternative', 'text/plain', 'text/html', 'application/pdf'])
  expect(message).toMatch(/Content-Disposition: attachment; filename=invoice_1\.pdf/)
  const [, encoded = ''] = /application\/pdf[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(message) ?? []
  expect(await readPdf(Buffer.from(encoded, 'base64'))).toMatchObject({ title: 'Rechnung 1', language: 'de-DE', isTagged: true })
})

test('carries the logo where its HTML shows it', async () => {
  const message = (await writeMessage({ ...mail, html: `<img src="cid:${logoId}" alt="">` }, null)).toString()
  expect(typesOf(message)).toContain('image/png')
  expect(message).toContain(`Content-ID: <${logoId}>`)
  expect(typesOf((await writeMessage(mail, null)).toString())).not.toContain('image/png')
})

test('a mail from before there was HTML is plain text', async () => {
  expect(typesOf((await writeMessage({ ...mail, html: null }, null)).toString())).toEqual(['text/plain'])
})

test('an address that is no picture of the shop is left out, and takes no file from its disk', async () => {
  const message = (await writeMessage({ ...mail, pictures: ['/etc/passwd', '/media/../../x.webp'] }, null)).toString()
  expect(typesOf(message)).toEqual(['multipart/alternative', 'text/plain', 'text/html'])
})

test.each([
  ['subject', 'Ball\r\nBcc: all@example.org'],
  ['subject', 'Ball\nX-Evil: 1\n\n<script>'],
  ['recipient', 'anna@example.org\r\nBcc: all@example.org'],
  ['recipient', 'anna@example.org, all@example.org'],
])('a line break in the %s adds no header and no recipient', async (field, text) => {
  const plain = headersOf((await writeMessage(mail, null)).toString())
  const nasty = headersOf((await writeMessage({ ...mail, [field]: text }, null)).toString())
  const names = (lines: readonly string[]) => lines.map((line) => line.slice(0, line.indexOf(':')))
  expect(names(nasty)).toEqual(names(plain))
  // Outside of quotes there is no comma, which would part two recipients.
  expect(nasty.find((line) => line.startsWith('To:'))?.replaceAll(/"[^"]*"/g, '')).not.toMatch(/[,;]/)
})
