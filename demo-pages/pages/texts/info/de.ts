// Delivery, payment, returns, clubs, the shop itself and its small print, in German.
import type { InfoTexts } from './en.ts'

export const de: InfoTexts = ({ fee, from }) => ({
  delivery: {
    title: 'Versand',
    intro: 'An Werktagen vor 14:00 Uhr bestellt, am selben Tag verschickt.',
    sections: [
      {
        title: 'Was er kostet',
        text: `Der Versand kostet ${fee} pro Bestellung und ist ab ${from} kostenlos. Den genauen Betrag siehst du, bevor du zahlst.`,
      },
      {
        title: 'Wann es kommt',
        text: 'An der Kasse wählst du Tag und Tageszeit, die dir passen. Bedruckte und bespannte Artikel verlassen unsere Werkstatt zwei Werktage später.',
      },
      {
        title: 'Niemand zu Hause?',
        text: 'Der Bote versucht es beim Nachbarn und bringt das Paket dann in eine Filiale in der Nähe. Dort liegt es sieben Tage für dich bereit.',
      },
    ],
  },
  payment: {
    title: 'Zahlungsarten',
    intro: 'Du zahlst auf der Seite des Zahlungsdienstes. Deine Kartennummer sehen wir nie.',
    sections: [
      {
        title: 'Sofort',
        text: 'Nach dem Klick auf den Bestellknopf übernimmt der Zahlungsdienst. Sobald die Zahlung bestätigt ist, geht die Bestellung in unser Lager.',
      },
      {
        title: 'Per Überweisung',
        text: 'Mit der Bestätigung bekommst du unsere Kontonummer. Wir verschicken, sobald der Betrag eingegangen ist.',
      },
      {
        title: 'Wenn eine Zahlung scheitert',
        text: 'Nichts geht verloren: Dein Warenkorb kommt zurück, wie er war, und du kannst anders zahlen.',
      },
    ],
  },
  returns: {
    title: 'Rückgabe',
    intro: 'Du hast nach Erhalt 14 Tage Bedenkzeit, ohne einen Grund zu nennen.',
    sections: [
      {
        title: 'So geht es',
        text: 'Schreib uns mit deiner Bestellnummer. Du bekommst ein Etikett, gibst das Paket ab und hast dein Geld innerhalb von 14 Tagen zurück.',
      },
      {
        title: 'Was nicht zurückkann',
        text: 'Artikel, die für dich gemacht wurden, mit Name, Nummer oder Saiten in deiner Härte, außer es ist etwas nicht in Ordnung.',
      },
      { title: 'Etwas ist kaputt?', text: 'Schick uns ein Foto. Wir reparieren, ersetzen oder zahlen zurück, was dir am meisten hilft.' },
    ],
  },
  'team-orders': {
    title: 'Teambestellungen',
    intro: 'Von fünf Spielern bis zum ganzen Verein: eine Bestellung, eine Lieferung, jeder Name richtig geschrieben.',
    sections: [
      {
        title: 'Schick uns deine Liste',
        text: 'Namen, Nummern und Größen, in welcher Form auch immer. Wir gehen alles mit dir durch, bevor etwas gedruckt wird.',
      },
      {
        title: 'Bessere Preise',
        text: 'Viele Produkte sind ab 5, 10 oder 25 Stück günstiger. Die Produktseite zeigt die Preise; für einen ganzen Verein machen wir ein Angebot.',
      },
      { title: 'Nachbestellen', text: 'Wir bewahren dein Design drei Saisons lang auf, damit neue Spieler aussehen wie alle anderen.' },
    ],
  },
  about: {
    title: 'Über uns',
    intro: 'Touchline begann neben einem matschigen Platz, mit einem Kofferraum voller Bälle und einer Bespannmaschine.',
    sections: [
      {
        title: 'Leute, die spielen',
        text: 'An unserem Tresen stehen eine Torhüterin, zwei Padelspieler, ein Marathonläufer und ein Schiedsrichter. Frag sie alles.',
      },
      {
        title: 'Eigene Werkstatt',
        text: 'Wir bedrucken und bespannen selbst. Darum geht es schnell, und darum können wir es richten, wenn einmal etwas schiefgeht.',
      },
      {
        title: 'Eine Demonstration',
        text: 'Dieser Shop zeigt, was die Widgets von Touchline können. Marken, Bestellungen und Zahlungen sind erfunden.',
      },
    ],
  },
  terms: {
    title: 'AGB',
    intro: 'Die Regeln zwischen dir und uns, in Worten, die man lesen kann.',
    sections: [
      {
        title: 'Der Vertrag',
        text: 'Deine Bestellung ist verbindlich, sobald du auf den Bestellknopf klickst. Wir bestätigen sie innerhalb von 15 Minuten per E-Mail.',
      },
      {
        title: 'Preise',
        text: `Alle Preise enthalten die Mehrwertsteuer. Der Versand kostet ${fee} und ist ab ${from} kostenlos. Ein durchgestrichener Preis ist der niedrigste der 30 Tage davor.`,
      },
      {
        title: 'Widerruf',
        text: 'Du kannst den Kauf bis 14 Tage nach Erhalt widerrufen. Das gilt nicht für Artikel, die für dich angefertigt oder bespannt wurden.',
      },
    ],
  },
  privacy: {
    title: 'Datenschutz',
    intro: 'Wir behalten, was eine Bestellung braucht, und sonst nichts.',
    sections: [
      {
        title: 'Was wir speichern',
        text: 'Name, Adresse und E-Mail einer Bestellung, solange das Gesetz es verlangt. Zahlungsdaten bleiben beim Zahlungsdienst.',
      },
      {
        title: 'Cookies',
        text: 'Nur solche, mit denen Warenkorb, Wunschliste und Anmeldung funktionieren. Nach sieben Tagen sind sie weg. Ohne dein Ja verfolgen wir nichts.',
      },
      { title: 'Deine Rechte', text: 'Frag uns, was wir von dir wissen, lass es berichtigen oder löschen: Eine E-Mail genügt.' },
    ],
  },
})
