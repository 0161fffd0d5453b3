// The words of plain forms for bundles, sets, prints and teams, in each language the shop speaks.
import type { Language } from './index.ts'

const en = {
  none: 'None',
  pieces: (name: string) => `Pieces of ${name}`,
  each: (price: string) => `${price} each`,
  atMost: (count: number) => `Max ${count} characters`,
  between: (least: number, most: number, unit: string) => `${least} to ${most} ${unit}`.trim(),
  onlyWith: 'Only with the choice above',
  recommended: (text: string) => `Recommended for this racket: ${text}`,
  made: 'What is made for you takes longer and cannot be sent back, unless something is wrong with it.',
  roster: 'The players of your team',
  rosterHelp: (columns: string, most: number) =>
    `One line per player, at most ${most}: ${columns}, separated by tabs, commas or semicolons. Copy the lines from a spreadsheet, or choose a CSV file.`,
  name: 'Name',
  number: 'Number',
  rosterFile: 'CSV file',
  player: (line: number) => `Line ${line}`,
  verbs: { add: 'Add', choose: 'Choose', set: 'Build your set', team: 'Enter your team' },
  players: 'Players',
  edit: 'Change the choices',
}

type KindTexts = typeof en

const nl: KindTexts = {
  none: 'Geen',
  pieces: (name) => `Aantal ${name}`,
  each: (price) => `${price} per stuk`,
  atMost: (count) => `Maximaal ${count} tekens`,
  between: (least, most, unit) => `${least} tot ${most} ${unit}`.trim(),
  onlyWith: 'Alleen bij de keuze hierboven',
  recommended: (text) => `Aanbevolen voor dit racket: ${text}`,
  made: 'Wat voor jou wordt gemaakt, duurt langer en kun je niet terugsturen, tenzij er iets mis mee is.',
  roster: 'De spelers van je team',
  rosterHelp: (columns, most) =>
    `Eén regel per speler, maximaal ${most}: ${columns}, gescheiden door tabs, komma’s of puntkomma’s. Kopieer de regels uit een spreadsheet of kies een CSV-bestand.`,
  name: 'Naam',
  number: 'Nummer',
  rosterFile: 'CSV-bestand',
  player: (line) => `Regel ${line}`,
  verbs: { add: 'Toevoegen', choose: 'Kiezen', set: 'Stel je set samen', team: 'Vul je team in' },
  players: 'Spelers',
  edit: 'Keuzes wijzigen',
}

const de: KindTexts = {
  none: 'Keine Auswahl',
  pieces: (name) => `Anzahl ${name}`,
  each: (price) => `${price} pro Stück`,
  atMost: (count) => `Höchstens ${count} Zeichen`,
  between: (least, most, unit) => `${least} bis ${most} ${unit}`.trim(),
  onlyWith: 'Nur mit der Auswahl darüber',
  recommended: (text) => `Empfohlen für diesen Schläger: ${text}`,
  made: 'Was für dich angefertigt wird, dauert länger und ist vom Widerruf ausgeschlossen, außer es ist etwas nicht in Ordnung.',
  roster: 'Die Spieler deines Teams',
  rosterHelp: (columns, most) =>
    `Eine Zeile je Spieler, höchstens ${most}: ${columns}, getrennt durch Tabulator, Komma oder Semikolon. Kopiere die Zeilen aus einer Tabelle oder wähle eine CSV-Datei.`,
  name: 'Name',
  number: 'Nummer',
  rosterFile: 'CSV-Datei',
  player: (line) => `Zeile ${line}`,
  verbs: { add: 'Hinzufügen', choose: 'Auswählen', set: 'Set zusammenstellen', team: 'Team eintragen' },
  players: 'Spieler',
  edit: 'Auswahl ändern',
}

const sv: KindTexts = {
  none: 'Inget',
  pieces: (name) => `Antal ${name}`,
  each: (price) => `${price} per styck`,
  atMost: (count) => `Högst ${count} tecken`,
  between: (least, most, unit) => `${least} till ${most} ${unit}`.trim(),
  onlyWith: 'Bara med valet ovan',
  recommended: (text) => `Rekommenderas för den här racketen: ${text}`,
  made: 'Det som tillverkas åt dig tar längre tid och kan inte skickas tillbaka, om det inte är något fel på det.',
  roster: 'Spelarna i ditt lag',
  rosterHelp: (columns, most) =>
    `En rad per spelare, högst ${most}: ${columns}, åtskilda med tabb, komma eller semikolon. Kopiera raderna från ett kalkylblad eller välj en CSV-fil.`,
  name: 'Namn',
  number: 'Nummer',
  rosterFile: 'CSV-fil',
  player: (line) => `Rad ${line}`,
  verbs: { add: 'Lägg till', choose: 'Välj', set: 'Sätt ihop ditt set', team: 'Fyll i ditt lag' },
  players: 'Spelare',
  edit: 'Ändra valen',
}

/** By language. */
export const kindTexts: Record<Language, KindTexts> = { en, nl, de, sv }
