// Tests lists of players in the formats that trainers use.
import { describe, expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'
import { plan } from './plans.cases.ts'
import type { Answers } from './listed.ts'
import { playersFrom } from './players-from.ts'
import { readList } from './read-list.ts'

const read = (text: string, answers: Answers = {}) => {
  const table = readList(text, plan)
  return playersFrom(table, guessColumns(table, plan), plan, answers)
}
const players = (text: string) => read(text).players.map(({ name, number, sizes: chosen }) => [name, number, ...Object.values(chosen)])

describe('a list', () => {
  test.each([
    ['with English headings by tab', 'Player\tNo\tShirt\tShorts\tSocks\nAda\t10\tM\tL\t39-42'],
    ['with Dutch headings by semicolon', 'Speler;Rugnummer;Shirt;Shorts;Socks\nAda;10;M;L;39–42'],
    ['with German headings by comma', 'Name,Rückennummer,Größe Shirt,Größe Shorts,Größe Socks\nAda,10,m,l,39 - 42'],
    ['with Swedish headings', 'Namn;Tröjnummer;Shirt;Shorts;Socks\nAda;10;M;L;39-42'],
    ['with columns in another order', 'Socks;Shorts;#;Shirt;NAME\n39-42;L;10;M;Ada'],
    ['without headings', 'Ada;10;M;L;39-42'],
    ['without headings, in another order', '10;M;L;39-42;Ada'],
    ['with a number written out', 'Ada;#10;size M;L;39-42'],
    ['with a number as a spreadsheet keeps it', 'Ada\t10.0\tM\tL\t39-42'],
    ['with spaces and blank rows', '\n  Ada ;10; M;L;39-42\n;;;;\n'],
  ])('%s is understood', (_case, text) => {
    const found = read(text)
    expect(found.players.map(({ line: _line, ...player }) => player)).toEqual([
      { name: 'Ada', number: '10', sizes: { 21: 'm', 22: 'l', 23: '39-42' } },
    ])
    expect(found.leftOut).toEqual([])
  })

  test('one size alone is meant for everything that comes in it', () => {
    expect(players('Name;Size\nAda;XXL\nBo;M\nCy;35-38')).toEqual([
      ['Ada', '', '2xl', '2xl'],
      ['Bo', '', 'm', 'm'],
      ['Cy', '', '35-38'],
    ])
    expect(players('Ada;7;M\nBo;8;L')).toEqual([
      ['Ada', '7', 'm', 'm'],
      ['Bo', '8', 'l', 'l'],
    ])
  })

  test('one size for everything leaves the socks to their own column', () => {
    expect(players('Ada;7;M;39-42\nBo;8;L;35-38')).toEqual([
      ['Ada', '7', 'm', 'm', '39-42'],
      ['Bo', '8', 'l', 'l', '35-38'],
    ])
  })

  test('a number behind a name counts where there is no other', () => {
    expect(players('Ada (10), maat M\nBo #7, maat L')).toEqual([
      ['Ada', '10', 'm', 'm'],
      ['Bo', '7', 'l', 'l'],
    ])
    expect(players('Name;No\nAda (10);3')).toEqual([['Ada (10)', '3']])
  })

  test('initials count only without a first name or a whole name', () => {
    expect(players('Voorletters;Achternaam\nP.J.;Bos')).toEqual([['P.J. Bos', '']])
    expect(players('Naam;Initialen\nPiet Bos;PB')).toEqual([['Piet Bos', '']])
    expect(players('Initialen;Voornaam;Achternaam\nPB;Piet;Bos')).toEqual([['Piet Bos', '']])
  })

  test('a greeting below is nobody', () => {
    expect(read('Nr;Naam\n1;Piet\n\nGroetjes, Marieke').leftOut).toEqual([{ line: 4, cell: 'Groetjes, Marieke', reason: 'remark' }])
  })

  test('a name that is not known yet is missing, and not printed', () => {
    const found = read('Name;No;Shirt\nTBC;10;M\nn.n.;7;L\nNog niet bekend;8;L')
    expect(found.players.map(({ name, number }) => [name, number])).toEqual([
      ['', '10'],
      ['', '7'],
      ['', '8'],
    ])
    expect(found.leftOut.map(({ cell, reason }) => `${cell} ${reason}`)).toEqual(['TBC unread', 'n.n. unread', 'Nog niet bekend unread'])
  })

  test('a rule below the headings of a table in text is no player', () => {
    expect(players('| Name | Nr | Size |\n|------|----|------|\n| Ada | 10 | M |\n| Bo | 7 | L |')).toEqual([
      ['Ada', '10', 'm', 'm'],
      ['Bo', '7', 'l', 'l'],
    ])
  })

  test.each([
    ['Timestamp,Your name,What number would you like?,What size shirt?,What size shorts?', ','],
    ['Tijdstempel;Naam van je kind;Welk rugnummer?;Welke maat shirt heb je nodig?;Welke maat broekje?', ';'],
    ['Zeitstempel;Name des Kindes;Wunschnummer;Welche Trikotgröße?;Welche Hosengröße?', ';'],
    ['Tidsstämpel;Barnets namn;Önskat nummer;Storlek på tröjan;Storlek på shorts', ';'],
  ])('the answers of a form are understood by its questions: %s', (questions, by) => {
    const rows = [
      ['2026-11-20 10:12:13', 'Ada', '10', 'M', 'L'],
      ['2026-11-21 08:00:00', 'Bo', '7', 'S', 'M'],
    ]
    expect(players([questions, ...rows.map((row) => row.join(by))].join('\n'))).toEqual([
      ['Ada', '10', 'm', 'l'],
      ['Bo', '7', 's', 'm'],
    ])
  })

  test('a dash or a question mark is nothing', () => {
    expect(read('Name;No;Shirt\nAda;-;M\nBo;7;?').leftOut).toEqual([])
    expect(players('Name;No;Shirt\nAda;-;M\nBo;7;?')).toEqual([
      ['Ada', '', 'm'],
      ['Bo', '7'],
    ])
  })

  test('a title of two cells above the headings is no part of them', () => {
    const found = read('Club: Riverside;;Date: 1 May\nPlayer;No;Size\nAda;10;M')
    expect(found.players).toMatchObject([{ name: 'Ada', number: '10', sizes: { 21: 'm', 22: 'm' } }])
    expect(found.leftOut).toEqual([{ line: 1, cell: 'Club: Riverside Date: 1 May', reason: 'above' }])
  })

  test('names alone are players', () => {
    expect(players('Ada\nBo\nd’Arc, J.')).toEqual([
      ['Ada', ''],
      ['Bo', ''],
      ['J. d’Arc', ''],
    ])
  })

  test('a first name and a last name are one name', () => {
    expect(players('Name;Vorname\nLovelace;Ada')).toEqual([['Ada Lovelace', '']])
    expect(players('Voornaam;Tussenvoegsel;Achternaam\nAda;van der;Berg')).toEqual([['Ada van der Berg', '']])
    expect(players('Achternaam;Tussenvoegsel;Voornaam\nBerg;van der;Ada')).toEqual([['Ada van der Berg', '']])
  })

  test.each(['Martin;Short\nPieter;Postma\nSam;Foreman', 'Evi Postema\nBen Coachman\nKim Short', 'Shortz;7\nTelman;8'])(
    'of names that begin like headings has no headings: %j',
    (text) => {
      expect(read(text)).toMatchObject({ players: text.split('\n').map((_, at) => ({ line: at + 1 })), leftOut: [] })
    },
  )

  test('what was not understood is listed with its line', () => {
    expect(read('Name;No;Shirt;Birthday\nAda;ten;M;1815\n\nBo;7;XXXXL;\n').leftOut).toEqual([
      { line: 1, cell: 'Birthday', reason: 'column' },
      { line: 2, cell: 'ten', reason: 'number' },
      { line: 4, cell: 'XXXXL', reason: 'size' },
    ])
  })

  test('a size that is not clear is asked once for all its lines, and the answer counts for all', () => {
    const text = 'Name;Shirt\nAda;M/L\nBo;M\nCy;m / l'
    expect(read(text).unclear).toEqual([{ key: '21:m l', cell: 'M/L', productId: 21, lines: [2, 4], candidates: ['m', 'l'] }])
    const answered = read(text, { '21:m l': 'l' })
    expect(answered.players.map(({ sizes }) => sizes[21])).toEqual(['l', 'm', 'l'])
    expect(answered.leftOut).toEqual([])
    expect(read(text, { '21:m l': 'nonsense' }).players[0]?.sizes).toEqual({})
  })

  test('a row of pieces is one row with their number, with a name or without', () => {
    const found = read('Name;Aantal;Size\n;20;M\nAda;2 st;L\nBo;0;L\nCy;2,5;L\nDi;;L\n;27;')
    expect(found.players.map(({ name, quantity, sizes }) => [name, quantity, sizes[21]])).toEqual([
      ['', 20, 'm'],
      ['Ada', 2, 'l'],
      ['Cy', undefined, 'l'],
      ['Di', undefined, 'l'],
    ])
    expect(found.leftOut).toEqual([
      { line: 4, cell: '0', reason: 'none' },
      { line: 5, cell: '2,5', reason: 'pieces' },
      { line: 7, cell: '27', reason: 'remark' },
    ])
  })

  test('a copy of the sheet without headings ends with the pieces', () => {
    const found = read('Ada\t10\tM\tL\t39-42\t\nBo\t7\tL\tL\t35-38\t2\nCy\t8\tL\tL\t35-38\t2\n\t\tM\tM\t39-42\t20')
    expect(found.players.map(({ name, number, quantity }) => [name, number, quantity])).toEqual([
      ['Ada', '10', undefined],
      ['Bo', '7', 2],
      ['Cy', '8', 2],
      ['', '', 20],
    ])
    expect(found.leftOut).toEqual([])
  })
})

describe('rubbish', () => {
  test.each([
    ['nothing', ''],
    ['white space', ' \n\t\n '],
    ['separators', ';;;\n;;'],
  ])('%s is nobody', (_case, text) => {
    expect(read(text)).toEqual({ players: [], leftOut: [], unclear: [] })
  })

  test.each([
    ['a web page', '<table><tr><td onclick="alert(1)">Ada</td></tr></table>'],
    ['a formula', '=HYPERLINK("https://evil.test","Ada");10'],
    ['a name of a thousand letters', `${'A'.repeat(1000)};10`],
    ['names from right to left and emoji', 'محمد;10\n😀;11'],
    ['an unclosed quote', '"Ada;10\nBo;7'],
    ['a prototype', '__proto__;1\nconstructor;2'],
    ['a prototype as sizes', 'Name;Shirt\nAda;__proto__\nBo;constructor'],
    ['bytes', '\u0000\u0001\uFFFD;\u202E10'],
  ])('%s ends in text, never in a fault', (_case, text) => {
    const { players: found } = read(text)
    for (const { name } of found) expect(name.length).toBeLessThanOrEqual(500)
    expect(Object.getPrototypeOf(found[0]?.sizes ?? {})).toBe(Object.prototype)
  })

  test('a document of some size comes to an end', () => {
    expect(read(`${'x;'.repeat(5000)}\n`.repeat(200)).players.length).toBeLessThanOrEqual(200)
  })
})
