// What a person expects of the German lists.
import type { ExpectedList } from './expected-list.ts'

/** The lists. */
export const german: readonly ExpectedList[] = [
  {
    file: 'de-1252.csv',
    why: 'the encoding of Windows; "Name" beside "Vorname" is the last name',
    plan: 'adult',
    players: ['Jörg Müller-Lüdenscheid|4|L|M|39-42', 'Käthe Weiß|13|S|S|35-38', 'Can Özdal|99|2XL|XL|43-46'],
  },
  {
    file: 'de-koerpergroesse.csv',
    why: 'a count of the rows, a height that is called a size, a year, a sum',
    plan: 'adult',
    players: ['Anke Bühring|8|M|M|', 'Bernd Clasen|6|S|S|', 'Dörte Eggers|2|L|L|'],
    leftOut: ['1 column Lfd. Nr.', '1 column Körpergröße', '1 column Jahrgang', '5 total Summe 3'],
  },
  {
    file: 'de-nachname-komma.csv',
    why: 'last names first, one with "von"; "Gr. L", "XL (56)"',
    plan: 'adult',
    players: ['Gesa Fährmann|7|M|M|', 'Ingo von Hagen|8|L|L|', 'Kai Jürgens|9|XL|XL|'],
  },
  {
    file: 'de-doppelkopf.csv',
    why: 'headings in two rows',
    plan: 'adult',
    players: ['Lena Mertens|5|M|S|35-38', 'Nils Ostwald|11|L|L|43-46'],
  },
  {
    file: 'de-drei-groessen.csv',
    why: 'three columns that say "size" only',
    plan: 'adult',
    players: ['Olaf Petzold|3|XL|L|43-46', 'Rieke Sander|12|S|M|39-42'],
  },
  {
    file: 'de-kinder.csv',
    why: 'a size that may be a child’s or an adult’s, parents, telephones',
    plan: 'club',
    players: ['Tim Ulbrich|||152 cm|', 'Wiebke Xanten||140 cm|128 cm|'],
    leftOut: ['1 column Eltern', '1 column Telefon', '2 unclear 164/M'],
    unclear: ['Shirt 164/M: 164 cm, M (2)'],
  },
  {
    file: 'de-stueck.csv',
    why: 'pieces with their unit',
    plan: 'club',
    players: ['||140 cm|140 cm||1', '||M|M||2'],
    leftOut: ['4 total Gesamt 3'],
  },
  {
    file: 'de-gesamt.tsv',
    why: 'a number that is none, a total with its colon',
    plan: 'adult',
    players: ['Zora Abel|1|M||', 'Bodo Cramer||L||'],
    leftOut: ['3 number x', '4 total Gesamt: 2'],
  },
  {
    file: 'de-utf16be.txt',
    why: 'two bytes a letter, the large end first',
    plan: 'adult',
    players: ['Frieda Grüß|10|M|M|', 'Hauke Ißel|07|L|L|'],
  },
  {
    file: 'de-mappe.xlsx',
    why: 'a workbook of three sheets: notes, the team, and an old one that is hidden',
    plan: 'club',
    players: ['Ilka Jost|4|M|M|', 'Kuno Lanz|5|164 cm|164 cm|', 'Maren Nagel|6|S|S|'],
  },
]
