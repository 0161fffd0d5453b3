// The words of headings in Dutch, English, German and Swedish, in the form of `plainWords`; each list is an alternation of stems.

const starts = (stems: string) => new RegExp(`(?:^| )(?:${stems})`)
const whole = (words: string) => new RegExp(`(?:^| )(?:${words})(?: |$)`)
const ends = (stems: string) => new RegExp(`(?:${stems})(?: |$)`)

/** Columns about the person, the club or the order: neither printed nor a size, even where they say "name", "number" or "size". */
export const OTHER: readonly RegExp[] = [
  // Contact.
  starts('tel|phone|fon|mobi|gsm|handy|e? ?mail|adres|address|straat|street|stras|gata|gatu|post|zip|plz'),
  starts('house|huisn|hausn|husn|woonplaats|plaats|stad|wohnort'),
  // Membership and money.
  starts('lidn|lidm|relatie|bondsn|knvb|member|mitglieds ?n|medlemsn|person ?n|personal|pass|spielerpass|spelerspas'),
  starts('konto|bank|iban|rekening|order|bestel|betaa?l|bezahl|paid|bedrag|amount|betrag|belopp|prijs|price|preis|pris'),
  // The article and its way.
  starts('kleur|colou?r|farb|farg|ontvangen|received|erhalten|terug|returned|utlamn'),
  // A count of the rows.
  starts('volg|lfd|laufende|lop ?n|rij|row|index|line'),
  // Birth and body.
  starts('geb|birth|date of|dob|fodel|datum|date|leeftijd|jahr|year|jaar|arskull|lengte|height|korper|langd|gewicht|weight|vikt'),
  // Others than the player.
  starts(
    'ouder|parent|eltern|mutter|vater|foralder|malsman|vardnad|contact|kontakt|trainer|coach|manager|leider|betreuer|lagled|teamn|mannschaft|elftal',
  ),
  starts('lagn|klub|verein|forening|vereniging|klasse?n|user|gebruiker|benutzer|sponsor|school|schule'),
  starts('positi|linie|opmerk|remark|note|notiz|bemerk|anmark|kommentar|comment|status|geslacht|gender|geschlecht|kon '),
  whole('age|alter|alder|id|ort|city|team|lag|pos|club|born|tv|m v|m w|sex|kon'),
]

/** Words that stand for the player alone. */
export const PLAYER = whole(
  'spelers?|spieler|spielerin|players?|spelare|kind|child|barn|lid|mitglied|medlem|deelnemer|teilnehmer|participant|deltagare',
)

/** A word for name. */
export const NAME = ends('naa?m|namen|names?|namn')

/** A word for first name. */
export const FIRST_NAME = starts('voorna+m|first|vorname|fornamn|given|forename|roepna+m|rufname|tilltalsnamn')

/** A first name only where there is no other. */
export const INITIALS = starts('voorletter|initial')

/** A word for last name, or for what stands before it: "van der". */
export const LAST_NAME = starts('achterna+m|surname|last ?n|famil|nachname|efternamn|zuname|tussenv|infix|voorvoegsel')

/** What stands on the shirt, which need not be the player's name. */
export const PRINTED = starts(
  'rugna+m|shirt ?na+m|shirt ?name|jersey name|trikot ?name|trojnamn|ryggnamn|print|bedruk|opdruk|aufdruck|beflock|tryck',
)

/** A place on the shirt, beside a word for name. */
export const ON_SHIRT = whole('op|on|auf|pa')

/** A word for number. */
export const NUMBER: readonly RegExp[] = [ends('nummers?|numbers?|numero|nrs?|num'), whole('nos?|n')]

/** Words that make a number that of a shirt. */
export const OF_SHIRT = starts('rug|shirt|jersey|trikot|ruck|troj|rygg|squad|back|kit|tenue|wedstrijd|match|spel|spiel|player')

/** A word for size, also at the end of a compound, and before another word: "Maat shirt", "Storlek tröja". */
export const SIZE: readonly RegExp[] = [
  ends('sizes?|maat|maten|mt|grossen?|groesse|storlek|storlekar|strl|konfektion|gr'),
  whole('size|maat|grosse|groesse|gr|storlek|str|mt'),
]

/** A word for how many. */
export const PIECES = whole('aantal|quantity|qty|pieces|pcs|stuks|stuck|anzahl|antal|menge|stk|st')

/** Kinds of clothes by stem; gloves before shoes, since a "handschoen" is no "schoen". */
export const CLOTHES: readonly (readonly [string, RegExp])[] = [
  ['gloves', /glove|handschoen|handschuh|handsk/],
  ['shoes', /shoe|schoen|schuh|(?:^| )sko|boots?(?: |$)/],
  ['socks', /sock|(?:^| )sok|kous|stutz|strump|stulp/],
  ['coat', /jacket|jack(?:e|a)?(?: |$)|(?:^| )jas|regen|rain/],
  ['sweater', /sweat|hood|trui|pullover|tracksuit top/],
  ['legs', /short|broek|hose|byx|pants|trouser|jogger/],
  ['shirt', /shirt|jersey|trikot|troj|(?:^| )tee(?: |$)/],
]

/** Headings of a part of the team, which are nobody's name. */
export const SECTION = new RegExp(
  `^(?:${[
    'keepers?|goalkeepers?|doelman|doelmannen|verdedig\\w*|middenveld\\w*|aanvall\\w*|wissels|begeleid\\w*',
    'forwards|defenders|defence|midfield\\w*|attack|reserves?|staff|trainers?|coaches|players',
    'torhuter\\w*|abwehr|mittelfeld|sturm|angriff|ersatz\\w*|stab|betreuer|spieler',
    'malvakt\\w*|backar|mittfalt\\w*|anfall\\w*|ledare|spelare|spelers',
    'gk|def|mid|fwd|att|subs?|tw|abw|mf|mv',
  ].join('|')})$`,
)
