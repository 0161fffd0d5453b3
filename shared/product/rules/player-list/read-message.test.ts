// Tests messages of trainers: greetings, names in one line, and what is left of them.
import { describe, expect, test } from 'vitest'
import { clubPlan } from './plans.cases.ts'
import { read } from './reading.cases.ts'

describe('a message with a greeting and lines that are built in different ways is read', () => {
  test('as a coach writes it', () => {
    expect(read('Hi coach, here are the lads:\n1. Anna (10) M\n2. Bo Smith - 7 - L\n4) Dee, no 4, size S\nThanks!')).toEqual({
      players: ['Anna|10|m|m', 'Bo Smith|7|l|l', 'Dee|4|s|s'],
      leftOut: ['1 remark Hi coach, here are the lads:', '5 remark Thanks!'],
    })
  })

  test('in Dutch, with a dash for a mark, a remark about a player, and a name below the thanks', () => {
    expect(
      read('Hoi Marieke,\n\n- Sanne Vermaas (rugnr 10), maat M\n- Joost - 07 - XL, keeper\n- Fleur op den Berg 4 S\n\nGroetjes,\nPeter'),
    ).toEqual({
      players: ['Sanne Vermaas|10|m|m', 'Joost|07|xl|xl', 'Fleur op den Berg|4|s|s'],
      leftOut: ['1 remark Hoi Marieke,', '4 unread keeper', '7 remark Groetjes,', '8 remark Peter'],
    })
  })

  test('in German, with words before the sizes', () => {
    expect(
      read('Hallo zusammen!\nLena, Trikotnummer 9, Trikot M, Hose L\nMax: Nr. 4, Trikot XL, Hose XL, Stutzen 43-46\nViele Grüße, Uwe'),
    ).toEqual({
      players: ['Lena|9|m|l', 'Max|4|xl|xl|43-46'],
      leftOut: ['1 remark Hallo zusammen!', '4 remark Viele Grüße, Uwe'],
    })
  })

  test('in Swedish, with children’s sizes', () => {
    expect(read('Hej! Här kommer laget:\nMoa nr 7 stl 152\nÅsa Öberg – 12 – 164 cm\nTack på förhand\nHälsningar Karin', clubPlan)).toEqual({
      players: ['Moa|7|152 cm|152 cm', 'Åsa Öberg|12|164 cm|164 cm'],
      leftOut: ['1 remark Hej! Här kommer laget:', '4 remark Tack på förhand', '5 remark Hälsningar Karin'],
    })
  })

  test('with a semicolon here and a comma there', () => {
    expect(read('Ada; 10; M\nBo, 7, L\nCy 9 S')).toEqual({ players: ['Ada|10|m|m', 'Bo|7|l|l', 'Cy|9|s|s'], leftOut: [] })
  })

  test('where most lines have commas, as a list between greetings', () => {
    expect(read('Hi all,\nAna,10,M\nBo,7,L\nThanks')).toEqual({
      players: ['Ana|10|m|m', 'Bo|7|l|l'],
      leftOut: ['1 remark Hi all', '4 remark Thanks'],
    })
  })

  test('between greetings around cells of a spreadsheet', () => {
    expect(read('Hi coach,\nAna\t10\tM\nBo\t7\tL\nThanks!')).toEqual({
      players: ['Ana|10|m|m', 'Bo|7|l|l'],
      leftOut: ['1 remark Hi coach,', '4 remark Thanks!'],
    })
  })

  test('where the greeting has commas and ends with the words of headings', () => {
    expect(
      read('Hi Jan, here are the names:\n1. Piet de Vries maat M\n2. Klaas Jansen - L - 10\n3. Anna Bos, S, nr 7\nGroetjes, Marieke'),
    ).toEqual({
      players: ['Piet de Vries||m|m', 'Klaas Jansen|10|l|l', 'Anna Bos|7|s|s'],
      leftOut: ['1 remark Hi Jan, here are the names:', '5 remark Groetjes, Marieke'],
    })
    expect(
      read(
        'Hi, here are the names, sizes and numbers of our players:\nTom Smith, M, 10\nSue Hill, L, 4\nBob Bee, S, 7\nThanks a lot, see you!\nKind regards, Jane',
      ),
    ).toEqual({
      players: ['Tom Smith|10|m|m', 'Sue Hill|4|l|l', 'Bob Bee|7|s|s'],
      leftOut: [
        '1 remark Hi, here are the names, sizes and numbers of our players:',
        '5 remark Thanks a lot, see you!',
        '6 remark Kind regards, Jane',
      ],
    })
  })

  test.each([
    ['and its count', 'Hi Jan, here are the names: 1. Piet de Vries maat M 2. Klaas Jansen L rugnummer 10 3. Anna Bos S'],
    ['and lines below', 'Hi Jan, here are the names: 1. Piet de Vries maat M\n2. Klaas Jansen - L - 10\n3. Anna Bos, S'],
    ['and commas', 'Hi Jan, here are the names: Piet de Vries maat M, Klaas Jansen maat L nr 10 en Anna Bos S'],
  ])('in one line with its players %s', (_case, text) => {
    expect(read(text)).toEqual({
      players: ['Piet de Vries||m|m', 'Klaas Jansen|10|l|l', 'Anna Bos||s|s'],
      leftOut: ['1 remark Hi Jan, here are the names:'],
    })
  })

  test('with names alone in one line', () => {
    expect(read('Hallo Jan, hier die Namen: Max Braun, Lisa Vogt und Jan Ernst.')).toEqual({
      players: ['Max Braun', 'Lisa Vogt', 'Jan Ernst'],
      leftOut: ['1 remark Hallo Jan, hier die Namen:'],
    })
  })

  test('below the names of others than players', () => {
    expect(read('Trainer: Petra Meier\nSpieler:\nMax 10 M\nLisa 7 S')).toEqual({
      players: ['Max|10|m|m', 'Lisa|7|s|s'],
      leftOut: ['1 remark Trainer: Petra Meier', '2 remark Spieler:'],
    })
  })

  test('with a tab in one line and a comma in another', () => {
    expect(read('Piet de Vries\tM\nKlaas, L\nAnna; S; 4').players).toEqual(['Piet de Vries||m|m', 'Klaas||l|l', 'Anna|4|s|s'])
  })

  test('with thanks below the rows of a table', () => {
    expect(read('Name, Größe, Nummer\nMax Müller, M, 10\nLieber, L, 7\nViele Grüße, Petra')).toEqual({
      players: ['Max Müller|10|m|m', 'Lieber|7|l|l'],
      leftOut: ['4 remark Viele Grüße Petra'],
    })
  })

  test('names alone', () => {
    expect(read('Hi, here are the names:\nAnna\nBo van Dam\nThanks!')).toEqual({
      players: ['Anna', 'Bo van Dam'],
      leftOut: ['1 remark Hi, here are the names:', '4 remark Thanks!'],
    })
  })
})

test('a line of thirty whole names is a list, however long', () => {
  const names = Array.from({ length: 30 }, (_, at) => `Anna-Sophie van der Berg${String.fromCodePoint(97 + (at % 26))}`)
  expect(read(names.join(', ')).players).toHaveLength(30)
  const players = names.map((name, at) => `${name} ${at + 1} M`)
  expect(read(players.join(', ')).players).toHaveLength(30)
})

test.each([
  ['Minh Ha 7 M', 'Minh Ha|7|m|m'],
  ['Min Jun 7 M', 'Min Jun|7|m|m'],
  ['Son Heung-min 9 L', 'Son Heung-min|9|l|l'],
  ['voor Daan 9 L graag', 'Daan|9|l|l'],
  ['[27-11-2026 09:12] +31 6 12345678: Kim 7 M', 'Kim|7|m|m'],
  ['[27/11, 09:12] ~ Kim: M', 'Kim||m|m'],
])('a name stays whole: %s', (line, player) => {
  expect(read(`Ada 10 M\n${line}`).players).toEqual(['Ada|10|m|m', player])
})

test('a telephone is no name', () => {
  expect(read('[27/11, 09:12] +31 6 12345678: M\n[27/11, 09:13] Bo: L 7').players.join()).not.toContain('12345678')
})
