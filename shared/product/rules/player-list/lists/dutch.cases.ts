// What a person expects of the Dutch lists.
import type { ExpectedList } from './expected-list.ts'

/** The lists. */
export const dutch: readonly ExpectedList[] = [
  {
    file: 'nl-excel.csv',
    why: 'semicolons and a byte order mark, headings of two words, 07, XXL for 2XL',
    plan: 'adult',
    players: [
      'Sanne Vermaas|1|M|M|39-42',
      'Joost Kleingeld|07|XL|L|43-46',
      'Fleur op den Berg|10|S|S|35-38',
      'Bram Zijlsma|23|2XL|XL|43-46',
    ],
  },
  {
    file: 'nl-tussenvoegsel.csv',
    why: 'a name in three columns, a date of birth, a membership number, 152 for 152 cm',
    plan: 'club',
    players: ['Lotte van der Meulen|4|152 cm||', 'Sem Bakhuis|5|164 cm||', 'Noor de Wit||M||'],
    leftOut: ['1 column Geboortedatum', '1 column Lidnummer'],
  },
  {
    file: 'nl-titel.csv',
    why: 'two titles above the headings, a total below',
    plan: 'club',
    players: ['Daan Terlinden|2|140 cm|140 cm|', 'Finn Oosterbaan|3|152 cm|152 cm|'],
    leftOut: ['1 above VV De Meeuwen JO13-1', '2 above Bestelling tenues seizoen 2026/2027', '7 total Totaal 2'],
  },
  {
    file: 'nl-sep.csv',
    why: 'a first line that names the separator, one size for everything',
    plan: 'adult',
    players: ['Mila Roosdorp|6|M|M|', 'Teun Haverkate|8|L|L|'],
  },
  {
    file: 'nl-geboortejaar.csv',
    why: 'years of birth, which are no numbers of shirts',
    plan: 'club',
    players: ['Jip Verdonk|14|164 cm|164 cm|', 'Saar Molenkamp|15|152 cm|152 cm|', 'Guus Plantinga|16|164 cm|164 cm|'],
    leftOut: ['1 column Geboortejaar'],
  },
  {
    file: 'nl-whatsapp.txt',
    why: 'a counted list from a chat: the count is no number',
    plan: 'adult',
    players: ['Lieke Brandsma||||', 'Tijn Wolters||||', 'Evi Postema||||', 'Mees Hoekzema||||'],
  },
  {
    file: 'nl-achternaam-voornaam.txt',
    why: 'the last name first, a line each',
    plan: 'adult',
    players: ['Pieter Jansma||||', 'Anouk Kuipers||||', 'Wout de Boer||||', 'Iris Terpstra||||'],
  },
  {
    file: 'nl-linies.csv',
    why: 'parts of the team, the headings once more, a remark below',
    plan: 'adult',
    players: ['Stijn Woudstra|1|XL|XL|', 'Hidde Kampen|2|M|M|', 'Jelle Roemers|5|L|L|'],
    leftOut: [
      '2 remark Keepers',
      '4 remark Verdedigers:',
      '6 again Naam Rugnummer Maat',
      '8 remark Graag alles leveren voor de eerste wedstrijd van het seizoen',
    ],
  },
  {
    file: 'nl-aantal.csv',
    why: 'pieces instead of names',
    plan: 'adult',
    players: ['||S|S||2', '||M|M||3', '||XL|XL||1'],
    leftOut: ['5 total Totaal 6'],
  },
  {
    file: 'nl-sokken.csv',
    why: 'a size of shoes, which is one of socks; a range in words',
    plan: 'adult',
    players: ['Roos Adema|11|M|M|39-42', 'Koen Struik|12|L|L|43-46', 'Pim Dalhuis|9|S|S|39-42'],
  },
  {
    file: 'nl-export.xls',
    why: 'a web page that is called .xls, as club programs write it; a mail address, a row that is hidden',
    plan: 'adult',
    players: ['Yara Zandstra|03|M|M|', 'Bo & Co|18|L|L|'],
    leftOut: ['1 above Ledenlijst MO15-2', '2 column E-mail'],
  },
  {
    file: 'nl-team.xlsx',
    why: 'a workbook: a title, an empty row, numbers shown as 07 and 00, dates of birth',
    plan: 'adult',
    players: ['Thijs Veldhuizen|07|L|M|', 'Wies Andringa|10|M|M|', 'Xander & Zonen|00|XL|L|'],
    leftOut: ['1 above VV De Meeuwen 2', '3 column Geboren'],
  },
]
