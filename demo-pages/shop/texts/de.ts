// What the server says, in German.
import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'error.unexpected': 'Etwas ist schiefgelaufen, bitte versuche es später noch einmal',
  'error.refused': 'Die Anfrage konnte nicht verstanden werden.',
  'error.not-found': 'Die gesuchte Seite oder der Artikel existiert nicht.',
  'body.too-long': 'Die Anfrage ist zu lang.',
  'body.malformed': 'Die Anfrage konnte nicht verstanden werden.',
  'token.missing': 'Deine Sitzung ist abgelaufen. Bitte versuche es erneut.',
  'origin.foreign': 'Diese Anfrage kam nicht von unseren eigenen Seiten.',

  'cart.unknown-product': 'Das gewünschte Produkt existiert nicht. Prüfe das Produkt und versuche es erneut.',
  'cart.not-configurable': 'Dieses Produkt kann hier noch nicht in den Warenkorb gelegt werden. Kontaktiere uns, um es zu bestellen.',
  'cart.choose-options': 'Bitte wähle zuerst die Optionen für diesen Artikel.',
  'cart.impossible-options': 'Diese Kombination von Optionen gibt es nicht.',
  'cart.out-of-stock': 'Dieses Produkt ist nicht auf Lager.',
  'cart.out-of-stock-size': 'Größe %1 haben wir leider nicht mehr auf Lager.',
  'cart.too-many': 'Die gewünschte Menge übersteigt den Bestand. Nur noch %1 verfügbar.',
  'cart.qty-invalid': 'Bitte gib eine gültige Menge ein.',
  'cart.qty-min': 'Du kannst mindestens %1 Stück bestellen.',
  'cart.qty-max': 'Du kannst höchstens %1 Stück bestellen.',
  'cart.qty-fixed': 'Diese Menge kann nicht geändert werden.',
  'cart.unknown-item': 'Dieser Artikel ist nicht mehr im Warenkorb.',
  'cart.nothing-to-add': 'Bitte wähle mindestens ein Produkt.',
  'cart.empty': 'Dein Warenkorb ist leer.',
  'cart.added': '%1 liegt im Warenkorb.',
  'cart.removed': '%1 wurde aus dem Warenkorb entfernt.',
  'cart.changed': 'Dein Warenkorb wurde aktualisiert.',
  'cart.stock-fault': 'Ein oder mehrere Produkte sind nicht auf Lager.',

  'wishlist.added': '%1 steht auf deiner Wunschliste.',
  'wishlist.removed': '%1 wurde von deiner Wunschliste entfernt.',
  'wishlist.unknown-product': 'Das Produkt existiert nicht.',

  'compare.added': '%1 wurde zum Vergleich hinzugefügt.',
  'compare.removed': '%1 wurde aus dem Vergleich entfernt.',
  'compare.limit': 'Du kannst höchstens %1 Produkte vergleichen. Entferne eines, um ein anderes hinzuzufügen.',

  'login.incorrect':
    'Die Anmeldung war nicht korrekt oder dein Konto ist vorübergehend gesperrt. Bitte warte und versuche es später erneut.',
  'login.ended': 'Du bist nicht mehr angemeldet. Bitte melde dich erneut an.',

  'address.invalid': 'Die Rechnungs- und/oder Lieferadresse ist ungültig',
  'address.unlikely': 'Ungültige Adresse. Bist du sicher, dass sie stimmt?',
  'field.required': 'Dieses Feld ist ein Pflichtfeld',
  'field.email': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'field.too-short': 'Die Mindestlänge ist %1',
  'field.too-long': 'Die Höchstlänge ist %1',
  'field.incorrect': 'Der Wert ist nicht korrekt',
  'field.country': 'Wähle ein Land',

  'shipping.title-standard': 'Lieferung nach Hause',
  'shipping.title-postnl': 'PostNL-Abholpunkt',
  'shipping.title-dhl': 'DHL ServicePoint',
  'shipping.carrier-standard': 'Standard',
  'shipping.later': 'Abholpunkte folgen in Kürze.',
  'shipping.promise': 'Vor 22:00 Uhr bestellt, am nächsten Werktag geliefert',
  'shipping.promise-de': 'Bei Bestellung vor 14:00 Uhr Versand am selben Tag',
  'shipping.unknown': 'Diese Versandart ist nicht verfügbar. Bitte wähle eine andere.',
  'shipping.missing': 'Die Versandart fehlt. Wähle eine Versandart und versuche es erneut.',
  'shipping.unknown-slot': 'Dieser Liefertermin ist nicht mehr verfügbar. Bitte wähle einen anderen.',

  'payment.banktransfer': 'Banküberweisung',
  'payment.ideal': 'iDEAL',
  'payment.bancontact': 'Bancontact',
  'payment.creditcard': 'Kreditkarte',
  'payment.unknown': 'Die gewählte Zahlungsart ist nicht verfügbar.',
  'payment.issuer': 'Bitte wähle deine Bank.',
  'payment.none-open': 'Es gibt keine offene Zahlung.',

  'order.ordered': 'Dieser Warenkorb wurde bereits bestellt. Deine Bestellnummer lautet %1.',
  'order.paying': 'Die Zahlung der Bestellung %1 ist noch offen.',
  'order.email': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'order.key': 'Der Schlüssel dieser Bestellung ist nicht gültig.',

  'total.subtotal': 'Zwischensumme',
  'total.shipping': 'Versand',
  'total.tax': 'davon MwSt.',
  'total.grand_total': 'Gesamtsumme',

  'mail.subject': 'Deine Bestellung %1 bei Touchline',
  'mail.hello': 'Hallo %1,',
  'mail.thanks': 'vielen Dank für deine Bestellung %1.',
  'mail.to': 'Lieferadresse',
  'mail.billing': 'Rechnungsadresse',
  'mail.slot': 'Lieferung: %1',
  'mail.payment': 'Zahlung: %1',
  'mail.transfer':
    'Bitte überweise %1 auf NL00 TOUC 0000 0000 00 und gib die Bestellnummer %2 an. Wir versenden, sobald der Betrag eingegangen ist.',
  'mail.withdrawal':
    'Du kannst den Kauf bis 14 Tage nach Erhalt ohne Angabe von Gründen widerrufen, außer bei Waren, die auf Bestellung angefertigt oder bespannt wurden.',
  'mail.bye': 'Dein Team von Touchline',
}
