// What a person expects of the Swedish lists.
import type { ExpectedList } from './expected-list.ts'

/** The lists. */
export const swedish: readonly ExpectedList[] = [
  {
    file: 'sv-utf16.txt',
    why: 'two bytes a letter, tabs: "Unicode text" of Excel',
    plan: 'adult',
    players: ['Åsa Öberg|7|M|M|39-42', 'Björn Älvgren|10|L|XL|43-46'],
  },
  {
    file: 'sv-fornamn.csv',
    why: 'two columns of names, a personal number, a guardian, a sum',
    plan: 'adult',
    players: ['Cajsa Dahlvik|4|S|S|', 'Edvin Fors|6|M|M|'],
    leftOut: ['1 column Personnummer', '1 column Målsman', '4 total Summa 2'],
  },
  {
    file: 'sv-namn.txt',
    why: 'names alone',
    plan: 'adult',
    players: ['Hedda Isaksdotter||||', 'Jonte Kvist||||', 'Linn Malmros||||'],
  },
  {
    file: 'sv-mobil.csv',
    why: 'a number of telephones beside that of shirts; "Byxor" are the shorts',
    plan: 'adult',
    players: ['Nore Olin|1|L|M|', 'Petra Quist|2|M|S|'],
    leftOut: ['1 column Mobilnr'],
  },
  {
    file: 'sv-tomma.csv',
    why: 'empty rows and columns, a size that the kit does not have',
    plan: 'adult',
    players: ['Rut Sjögren|15|M|M|', 'Ture Unger|16|||'],
    leftOut: ['5 size XXXL'],
    unclear: ['Shirt XXXL:  (5)', 'Shorts XXXL:  (5)'],
  },
  {
    file: 'sv-google.html',
    why: 'the clipboard of Google: 07 as it is shown, a line break in a cell',
    plan: 'adult',
    players: ['Vilgot Wester|07|M||', 'Ylva Åkesson|12|XL||'],
  },
  {
    file: 'sv-lag.ods',
    why: 'a workbook of LibreOffice, the name on the back',
    plan: 'adult',
    players: ['ÅKE|9|L||43-46', 'SIV|08|S||35-38'],
  },
]
