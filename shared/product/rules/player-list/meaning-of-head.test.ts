// Tests headings of club lists in four languages.
import { describe, expect, test } from 'vitest'
import { meaningOfHead } from './meaning-of-head.ts'
import { clubPlan } from './plans.cases.ts'

const meaning = (cell: string) => meaningOfHead(cell, clubPlan)?.meaning ?? null

describe('a heading', () => {
  test.each([
    ...[
      'Naam speler',
      'Naam',
      'naam_speler',
      'Spelernaam',
      'Speler',
      'Full name',
      'Name',
      'Player',
      'Player name',
      'Spielername',
      'Spieler/in Name',
    ],
    ...[
      'Namn',
      'Spelare',
      'Namn på ryggen',
      'Naam op shirt',
      'Name on the back',
      'Rugnaam',
      'Bedrukking',
      'Trikotname',
      'Aufdruck',
      'NAAM ',
      'Voornaam Achternaam',
      'Efternamn, Förnamn',
    ],
  ])('%j is the name', (cell) => expect(meaning(cell)).toBe('name'))

  test.each(['Voornaam', 'First name', 'FirstName', 'Vorname', 'Förnamn', 'Roepnaam', 'Given name', 'Voorletters'])(
    '%j is the first name',
    (cell) => expect(meaning(cell)).toBe('first-name'),
  )
  test.each(['Achternaam', 'Surname', 'Last Name', 'lastname', 'Nachname', 'Familienname', 'Efternamn', 'Tussenvoegsel'])(
    '%j is the last name',
    (cell) => expect(meaning(cell)).toBe('last-name'),
  )

  test.each([
    ...['Rugnr.', 'Rugnummer', 'Nr', 'Nr.', '#', 'No', 'No.', 'Number', 'Jersey Number', 'Shirt no.', 'Squad number', 'RugNr', 'Shirt #'],
    ...['Trikot-Nr.', 'Rückennummer', 'Rücken-Nr', 'Nummer', 'Tröjnummer', 'Ryggnr', 'Gewünschte Nummer', 'Wens rugnummer'],
  ])('%j is the number', (cell) => expect(meaning(cell)).toBe('number'))

  test.each([
    ['Shirt size', 'size.21'],
    ['Maat shirt', 'size.21'],
    ['Shirtmaat', 'size.21'],
    ['Jersey', 'size.21'],
    ['Trikotgröße', 'size.21'],
    ['Größe Trikot', 'size.21'],
    ['Storlek tröja', 'size.21'],
    ['Tröjstorlek', 'size.21'],
    ['T-shirt', 'size.21'],
    ['Maat broekje', 'size.22'],
    ['Hosengröße', 'size.22'],
    ['Shorts', 'size.22'],
    ['Short (maat)', 'size.22'],
    ['Byxor strl', 'size.22'],
    ['Sokken', 'size.23'],
    ['Stutzen', 'size.23'],
    ['Strumpor', 'size.23'],
    ['Kousen maat', 'size.23'],
    ['Schoenmaat', 'size.23'],
    ['Schuhgröße', 'size.23'],
    ['Maat', 'size'],
    ['Kledingmaat', 'size'],
    ['Konfektionsgröße', 'size'],
    ['Size', 'size'],
    ['Storlek', 'size'],
    ['Gr.', 'size'],
    ['Shirt/Short maat', 'size'],
    ['Maat shirt en broek', 'size'],
    ['Sweatshirt size', 'skip'],
    ['Aantal', 'pieces'],
    ['Anzahl', 'pieces'],
    ['Qty', 'pieces'],
    ['Antal', 'pieces'],
    ['Aantal shirts', 'pieces'],
  ])('%j means %s', (cell, meant) => expect(meaning(cell)).toBe(meant))

  test.each([
    ...[
      'E-mail',
      'Email adres',
      'Telefoonnummer',
      'Phone number',
      'Handynummer',
      'Mobilnr',
      'Lidnummer',
      'Mitglieds-Nr.',
      'Relatiecode',
      'Personnummer',
    ],
    ...['Geboortedatum', 'Geburtsjahr', 'Year of birth', 'Födelseår', 'Jahrgang', 'Lengte', 'Körpergröße', 'Height (cm)', 'Age', 'Alter'],
    ...[
      'Naam ouder',
      'Parent name',
      'Teamnaam',
      'Vereinsname',
      'Team',
      'Positie',
      'Opmerkingen',
      'Huisnummer',
      'Volgnr',
      'Lfd. Nr.',
      'Maat handschoen',
      'Betaald',
      'Kleur shirt',
      'Shirt received',
    ],
  ])('%j is left out', (cell) => expect(meaning(cell)).toBe('skip'))

  test.each(['', 'Ada', 'Lovelace', 'Wensen', '10', 'M', 'Van den Berg'])('%j says nothing', (cell) => expect(meaning(cell)).toBeNull())
})
