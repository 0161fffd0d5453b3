// Tests the lines of trainers' messages, which are built in different ways.
import { describe, expect, test } from 'vitest'
import { clubPlan, plan } from './plans.cases.ts'
import { read } from './reading.cases.ts'

describe('lines are understood', () => {
  test.each([
    ['names', 'Ada\nBo van Dam', ['Ada', 'Bo van Dam']],
    ['a count', '1. Ada\n2. Bo\n3) Cy', ['Ada', 'Bo', 'Cy']],
    ['a count beside numbers, with one left out', '1. Ada (10)\n2. Bo (7)\n4. Cy (23)', ['Ada|10', 'Bo|7', 'Cy|23']],
    ['numbers of shirts in any order', '10 Ada\n7 Bo\n#23 Cy', ['Ada|10', 'Bo|7', 'Cy|23']],
    ['numbers with a dot that are no count', '10. Ada\n7. Bo', ['Ada|10', 'Bo|7']],
    ['numbers behind', 'Ada 10\nBo van Dam (7)\nCy: 23', ['Ada|10', 'Bo van Dam|7', 'Cy|23']],
    ['dashes', 'Ada - 10 - M\nBo – 7 – L', ['Ada|10|m|m', 'Bo|7|l|l']],
    ['a count and dashes', '1. Ada-Lou - 10\n2. Bo - 7', ['Ada-Lou|10', 'Bo|7']],
    ['a name, a number and a size', 'Ada 10 M\nBo van Dam 7 L', ['Ada|10|m|m', 'Bo van Dam|7|l|l']],
    ['marks of a list', '• Ada 10\n• Bo 7', ['Ada|10', 'Bo|7']],
    ['ticks and pictures', '✅ Ada 10\n⚽️ Bo 7', ['Ada|10', 'Bo|7']],
    ['dashes before and between', '- Ada - 10\n- Bo - 7', ['Ada|10', 'Bo|7']],
    ['a player of whom only the name is known', '10 Ada\nBo\n7 Cy', ['Ada|10', 'Bo', 'Cy|7']],
    ['sizes of everything', 'Ada 10 M L 39-42\nBo 7 XL XL 43-46', ['Ada|10|m|l|39-42', 'Bo|7|xl|xl|43-46']],
    ['initials', 'Mees M\nMees K\nSem van D.', ['Mees M', 'Mees K', 'Sem van D.']],
    ['initials before a number', 'Mees M 12 L\nMees L 13 S\nSem 7 M', ['Mees M|12|l|l', 'Mees L|13|s|s', 'Sem|7|m|m']],
    ['a letter before a name', 'S van Dijk 10 M\nL. Bos 7 L', ['S van Dijk|10|m|m', 'L. Bos|7|l|l']],
    ['a captain', 'Ada (C) 10 M\nBo (7) L', ['Ada|10|m|m', 'Bo|7|l|l']],
    ['the last name first', 'Lovelace, Ada (10)\nvan Dam, Bo - 7', ['Ada Lovelace|10', 'Bo van Dam|7']],
    ['several players in a line', 'Ada 10 M, Bo 7 L\nCy 9 S', ['Ada|10|m|m', 'Bo|7|l|l', 'Cy|9|s|s']],
    ['sizes in words', 'Ada, 10, extra large\nBo – 7 – medium women', ['Ada|10|xl|xl', 'Bo|7|m|m']],
    ['lines of a chat', '[27/11, 09:12] Kim: Ada 10 M\n27/11/2026, 09:13 - Bo: Bo 7 L', ['Ada|10|m|m', 'Bo|7|l|l']],
    [
      'lines of a chat as the web has them',
      '[09:12, 27/11/2026] Kim: Ada 10 M\n[9:13 p.m., 27/11/2026] Bo: Bo 7 L',
      ['Ada|10|m|m', 'Bo|7|l|l'],
    ],
    [
      'players who write for themselves',
      '[09:12, 27-11-2026] Kim Bos: maat M, nr 10\n[09:13, 27-11-2026] Al: L 7',
      ['Kim Bos|10|m|m', 'Al|7|l|l'],
    ],
    [
      'an initial before a size of another kind',
      'Maja L, 152 (nr 7)\nEbba 140\nAlva 164',
      ['Maja L|7|152 cm|152 cm', 'Ebba||140 cm|140 cm', 'Alva||164 cm|164 cm'],
    ],
    ['one size where others have two', 'Ada 10 M L\nBo 7 XL\nCy 8 S', ['Ada|10|m|l', 'Bo|7|xl|xl', 'Cy|8|s|s']],
    [
      'players between semicolons, their facts between commas',
      'Ada, M, nr 7; Bo, L, nr 9; Cy, S, nr 3',
      ['Ada|7|m|m', 'Bo|9|l|l', 'Cy|3|s|s'],
    ],
    ['pieces of each part', 'Shirts: 4x M, 6x L\nBroeken: 4x M, 9x L', ['||m|||4', '||l|||6', '|||m||4', '|||l||9']],
    ['places before the names', 'keeper: Ada, 1, M\nverdediging: Bo 7 L', ['Ada|1|m|m', 'Bo|7|l|l']],
    ['clothes behind their sizes', 'Ada 10 M shirt, L shorts\nBo 7 L shirt, M shorts', ['Ada|10|m|l', 'Bo|7|l|m']],
    ['last names that are sizes', 'Anna Klein Nr.10 Gr. M\nBea Groß Nr.7 Gr. L', ['Anna Klein|10|m|m', 'Bea Groß|7|l|l']],
    ['a line for each fact', 'Ada\n10\nM\nBo\n7\nL', ['Ada|10|m|m', 'Bo|7|l|l']],
    [
      'a line for each fact with its name',
      'Player: Ada\nNumber: 10\nSize: M\n\nPlayer: Bo\nNumber: 7\nSize: L',
      ['Ada|10|m|m', 'Bo|7|l|l'],
    ],
    ['names in one line', 'Lads for Saturday: Ada, Bo, Cy and Dee van Dam', ['Ada', 'Bo', 'Cy', 'Dee van Dam']],
    ['players in one line', 'Ada 10, Bo 7, Cy 4', ['Ada|10', 'Bo|7', 'Cy|4']],
    ['pieces of each size', '5x M\n10 x L\n3 x XL', ['||m|m||5', '||l|l||10', '||xl|xl||3']],
    ['sizes and how many', 'M: 5\nL: 10', ['||m|m||5', '||l|l||10']],
    ['the same in one line', 'M: 5, L: 10', ['||m|m||5', '||l|l||10']],
    ['pieces of each size in one line', '5 x M, 10 x L and 3 XL', ['||m|m||5', '||l|l||10', '||xl|xl||3']],
    ['a capital before a size', 'Max Müller Größe M\nLisa Groß Gr. S', ['Max Müller||m|m', 'Lisa Groß||s|s']],
    ['last names that are sizes alone', 'Groß 10 M\nKlein 7 L', ['Groß|10|m|m', 'Klein|7|l|l']],
    ['a number before a colon', 'Rugnummer 10: Jan (M)\nRugnummer 4: Piet (L)', ['Jan|10|m|m', 'Piet|4|l|l']],
    ['players with their place in the list', 'Speler 1: Jan, M, 10\nSpeler 2: Piet, L, 4', ['Jan|10|m|m', 'Piet|4|l|l']],
    ['a size for all where others have one for each part', 'Ada 10, shirt M, shorts L\nBo 7 XL', ['Ada|10|m|l', 'Bo|7|xl|xl']],
  ])('%s', (_case, text, players) => {
    expect(read(text, /1[456]\d/.test(text) ? clubPlan : plan)).toEqual({ players, leftOut: [] })
  })

  test.each([
    ['a telephone number', 'Ada 10 M 06-12345678\nBo 7 L', ['1 unread 06-12345678']],
    ['a year of birth', 'Ada 10 M 2012\nBo 7 L', ['1 unread 2012']],
    ['a size that there is not', 'Ada 10 XXXXL\nBo 7 L', ['1 size XXXXL']],
    ['a second number', 'Ada 10 M 11\nBo 7 L', ['1 unread 11']],
    [
      'a sentence with numbers',
      'We need 14 of them on Friday 12 June please\nAda 10 M\nBo 7 L',
      ['1 remark We need 14 of them on Friday 12 June please'],
    ],
    ['a word behind', 'Ada 10 M please\nBo 7 L', ['1 unread please']],
    ['headings without columns', 'Name Number Size\nAda 10 M\nBo 7 L', ['1 above Name Number Size']],
    ['a title', 'Team JO13-1\nAda 10 M\nBo 7 L', ['1 remark Team JO13-1']],
    ['a line without a mark below some with', '* Ada 10\n* Bo 7\nsee you Saturday', ['3 remark see you Saturday']],
    ['a wish below a count', '1. Ada\n2. Bo\nAnd I would like number 10 for Ada', ['3 remark And I would like number 10 for Ada']],
    ['what is said around names', 'Voor Ada graag 10 M, voor haar zusje Bo 7 L.', []],
    ['somebody of whom nothing is known yet', 'Ada 10 M\nBo 7 L\nTim fehlt noch', ['3 remark Tim fehlt noch']],
    [
      'a picture in a chat',
      '[09:12, 27-11-2026] Kim: Ada 10 M\n[09:13, 27-11-2026] Al: Bo 7 L\n[09:14, 27-11-2026] Al: <Media weggelaten>',
      ['3 remark <Media weggelaten>'],
    ],
    [
      'a word in a chat',
      '[09:12, 27-11-2026] Kim: Ada 10 M\n[09:13, 27-11-2026] Al: Bo 7 L\n[09:14, 27-11-2026] Al: top',
      ['3 remark top'],
    ],
    ['a wish of somebody', 'Max hat Größe M und hätte die 10\nBo 7 L', ['1 unread und', '1 unread hätte', '1 unread die']],
    ['a part of the team', 'Keepers\nAda 1 M\nBo 7 L\nTotal: 2', ['1 remark Keepers', '4 total Total: 2']],
    ['a short part of the team', 'GK\nAda 1 M\nDEF\nBo 7 L', ['1 remark GK', '3 remark DEF']],
    ['a greeting of one word', 'Dag,\nAda 1 M\nBo 7 L\nGr. Marieke', ['1 remark Dag,', '4 remark Gr. Marieke']],
    ['what a phone adds', 'Ada 1 M\nBo 7 L\nVerstuurd vanaf mijn iPhone', ['3 remark Verstuurd vanaf mijn iPhone']],
    ['what is before the pieces', 'We need 5 M, 10 L please', ['1 remark We need']],
  ])('%s is shown as not understood', (_case, text, leftOut) => {
    const found = read(text)
    expect(found.players).toHaveLength(2)
    expect(found.leftOut).toEqual(leftOut)
  })
})
