// What a person expects of the English lists.
import type { ExpectedList } from './expected-list.ts'

/** The lists. */
export const english: readonly ExpectedList[] = [
  {
    file: 'en-jersey.csv',
    why: 'commas, a last name first in quotes, sizes in words, 7.0',
    plan: 'adult',
    players: ['Alice Thornbury|10|M|M|39-42', 'Ben Marlow|4|L|M|43-46', 'Cara Whitfield|21|XL|L|43-46', 'Dev Hallam|7|S|S|35-38'],
  },
  {
    file: 'en-contacts.csv',
    why: 'mail addresses, a "Mobile number", dates of birth',
    plan: 'adult',
    players: ['Erin Sandford|3|M|M|', 'Fred Oakes|5|L|L|', 'Gita Penrose|17|XL|XL|'],
    leftOut: ['1 column Email', '1 column Mobile number', '1 column DOB'],
  },
  {
    file: 'en-marks.csv',
    why: 'numbers with the marks of spreadsheets and people, a captain',
    plan: 'adult',
    players: ['Hal Winter|07|M||', 'Ivy Marsh|08|L||', 'Joe Fenn|9|S||', 'Kim Dale|10|XL||', 'Liv Stone|11|M||'],
  },
  {
    file: 'en-slash.csv',
    why: 'two sizes in one cell: clear where the kit has one of them, else asked',
    plan: 'adult',
    players: ['Max Rowe|1|M||', 'Nia Frost|2|XL||', 'Oli Grant|3|||', 'Pia Lowe|4|2XL||', 'Ravi Nash|5|||'],
    leftOut: ['4 unclear M/L', '6 unclear M/L'],
    unclear: ['Shirt M/L: M, L (4, 6)'],
  },
  {
    file: 'en-no-head.csv',
    why: 'no headings',
    plan: 'adult',
    players: ['Sam Harker|12|L|L|39-42', 'Tess Bailey|13|M|M|35-38', 'Una Crest|14|XL|XL|43-46'],
  },
  {
    file: 'en-no-head-contacts.tsv',
    why: 'no headings, and columns about the person',
    plan: 'adult',
    players: ['Vic Moor|6|M|M|', 'Wes Yarrow|8|L|L|', 'Zoe Quill|19|S|S|'],
    leftOut: ['1 column vic@example.org', '1 column +44 20 7946 0018', '1 column 2008'],
  },
  {
    file: 'en-pipes.txt',
    why: 'a table of a chat, with bars',
    plan: 'adult',
    players: ['Abe Linden|20|M||', 'Bea Corrin|22|L||'],
  },
  {
    file: 'en-printed.csv',
    why: 'a name on the shirt beside that of the player, of a parent, of a team',
    plan: 'adult',
    players: ['CAL D|9|M|M|', 'DOTTY|10|S|S|'],
    leftOut: ['1 column Player name', '1 column Parent name', '1 column Team'],
  },
  {
    file: 'en-quotes.csv',
    why: 'quotes, doubled and bare, a line break and a separator in a cell',
    plan: 'adult',
    players: ['Eve "Rocket" Shaw|1|M||', 'Gil "The Wall" Knox|2|L||', 'Hope; Ann|3|S||'],
    leftOut: ['1 column Notes'],
  },
  {
    file: 'en-numbered.txt',
    why: 'numbers before the names, without a separator',
    plan: 'adult',
    players: ['Ned Ashby|10|||', 'Orla Finch|7|||', 'Pat Ruxton|23|||'],
  },
  {
    file: 'en-excel.html',
    why: 'the clipboard of Excel: a title over all columns, a size merged over two rows',
    plan: 'adult',
    players: ['Quin Barlow|05|M|S|', 'Rae Camber|06|M|L|'],
    leftOut: ['1 above Riverside Rovers'],
  },
]
