// Delivery, payment, returns, clubs, the shop itself and its small print, in Dutch.
import type { InfoTexts } from './en.ts'

export const nl: InfoTexts = ({ fee, from }) => ({
  delivery: {
    title: 'Bezorging',
    intro: 'Op een werkdag voor 22:00 besteld, de volgende werkdag in huis.',
    sections: [
      {
        title: 'Wat het kost',
        text: `Verzenden kost ${fee} per bestelling en is gratis vanaf ${from}. Je ziet het precieze bedrag voordat je betaalt.`,
      },
      {
        title: 'Wanneer het komt',
        text: 'Bij het bestellen kies je de dag en het dagdeel die je uitkomen. Bedrukte en bespannen artikelen gaan twee werkdagen later de deur uit.',
      },
      {
        title: 'Niemand thuis?',
        text: 'De bezorger probeert het bij de buren en brengt je pakket daarna naar een punt in de buurt. Daar blijft het zeven dagen liggen.',
      },
    ],
  },
  payment: {
    title: 'Betalen',
    intro: 'Je betaalt op de pagina van de betaaldienst. Wij zien je kaartnummer nooit.',
    sections: [
      {
        title: 'Direct',
        text: 'Nadat je op de bestelknop hebt gedrukt, neemt de betaaldienst het over. Zodra de betaling bevestigd is, gaat je bestelling naar ons magazijn.',
      },
      {
        title: 'Met een overschrijving',
        text: 'Bij de bevestiging sturen we je ons rekeningnummer. We verzenden zodra het bedrag binnen is.',
      },
      {
        title: 'Als betalen niet lukt',
        text: 'Er gaat niets verloren: je winkelwagen komt terug zoals hij was en je kunt op een andere manier betalen.',
      },
    ],
  },
  returns: {
    title: 'Retourneren',
    intro: 'Je hebt na ontvangst 14 dagen bedenktijd, zonder opgaaf van reden.',
    sections: [
      {
        title: 'Zo werkt het',
        text: 'Schrijf ons met je bestelnummer. Je krijgt een label, levert het pakket in en hebt binnen 14 dagen je geld terug.',
      },
      {
        title: 'Wat niet terug kan',
        text: 'Artikelen die voor jou zijn gemaakt, met een naam, een nummer of snaren op jouw spanning, tenzij er iets mis mee is.',
      },
      {
        title: 'Is er iets kapot?',
        text: 'Stuur ons een foto. We repareren het, vervangen het of betalen je terug: wat jou het meest helpt.',
      },
    ],
  },
  'team-orders': {
    title: 'Teambestellingen',
    intro: 'Van vijf spelers tot een hele club: één bestelling, één levering en elke naam goed gespeld.',
    sections: [
      {
        title: 'Stuur ons je lijst',
        text: 'Namen, nummers en maten, in welke vorm je ze ook hebt. We lopen alles met je na voordat er iets wordt bedrukt.',
      },
      {
        title: 'Betere prijzen',
        text: 'Veel producten zijn goedkoper vanaf 5, 10 of 25 stuks. De productpagina laat de prijzen zien; voor een hele club maken we een aanbod.',
      },
      { title: 'Nabestellen', text: 'We bewaren je ontwerp drie seizoenen lang, zodat een nieuwe speler eruitziet als de rest.' },
    ],
  },
  about: {
    title: 'Over ons',
    intro: 'Touchline begon naast een modderig veld, met een kofferbak vol ballen en een bespanmachine.',
    sections: [
      {
        title: 'Mensen die spelen',
        text: 'Aan onze balie zitten een keeper, twee padelspelers, een marathonloper en een scheidsrechter. Vraag ze alles.',
      },
      {
        title: 'Eigen werkplaats',
        text: 'We bedrukken en bespannen zelf. Daarom gaat het snel, en daarom kunnen we het rechtzetten als het een keer misgaat.',
      },
      {
        title: 'Een demonstratie',
        text: 'Deze winkel laat zien wat de widgets van Touchline kunnen. Merken, bestellingen en betalingen zijn verzonnen.',
      },
    ],
  },
  terms: {
    title: 'Voorwaarden',
    intro: 'De regels tussen jou en ons, in woorden die te lezen zijn.',
    sections: [
      {
        title: 'De overeenkomst',
        text: 'Je bestelling is bindend zodra je op de bestelknop drukt. We bevestigen haar binnen 15 minuten per e-mail.',
      },
      {
        title: 'Prijzen',
        text: `Alle prijzen zijn inclusief btw. Verzenden kost ${fee} en is gratis vanaf ${from}. Een doorgestreepte prijs is de laagste van de 30 dagen ervoor.`,
      },
      {
        title: 'Herroepen',
        text: 'Je kunt de aankoop tot 14 dagen na ontvangst herroepen. Dat geldt niet voor artikelen die voor jou zijn gemaakt of bespannen.',
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    intro: 'We bewaren wat een bestelling nodig heeft, en verder niets.',
    sections: [
      {
        title: 'Wat we bewaren',
        text: 'Naam, adres en e-mailadres van een bestelling, zo lang als de wet dat vraagt. Betaalgegevens blijven bij de betaaldienst.',
      },
      {
        title: 'Cookies',
        text: 'Alleen die waarmee winkelwagen, verlanglijst en inloggen werken. Na zeven dagen zijn ze weg. We volgen je niet voordat je ja zegt.',
      },
      { title: 'Je rechten', text: 'Vraag wat we van je weten en laat het verbeteren of wissen: één e-mail is genoeg.' },
    ],
  },
})
