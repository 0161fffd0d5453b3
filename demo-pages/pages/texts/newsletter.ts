// Words of the newsletter, in the four languages. The consent is kept with each subscription as it stands here.
import type { Language } from './index.ts'

const en = {
  title: 'Newsletter',
  lead: 'New arrivals, advice and offers, about twice a month.',
  email: 'E-mail for the newsletter',
  consent: 'Yes, I would like to receive the newsletter by e-mail. I can unsubscribe at any time.',
  subscribe: 'Subscribe',
  asked: 'Thank you. We have sent you an e-mail: follow the link in it and you are subscribed.',
  confirmTitle: 'Confirm your subscription',
  confirmText: 'One click and you get our newsletter.',
  confirm: 'Confirm',
  confirmed: 'You are subscribed. Welcome!',
  leaveTitle: 'Unsubscribe from the newsletter',
  leaveText: 'One click and we will stop sending you newsletters.',
  leave: 'Unsubscribe',
  left: 'You are unsubscribed. We will not send you any more newsletters.',
  privacy: 'How we handle your data',
}

type NewsletterTexts = typeof en

const nl: NewsletterTexts = {
  title: 'Nieuwsbrief',
  lead: 'Nieuwe spullen, advies en aanbiedingen, ongeveer twee keer per maand.',
  email: 'E-mail voor de nieuwsbrief',
  consent: 'Ja, ik wil de nieuwsbrief per e-mail ontvangen. Ik kan me altijd afmelden.',
  subscribe: 'Aanmelden',
  asked: 'Bedankt. We hebben je een e-mail gestuurd: klik op de link daarin en je bent aangemeld.',
  confirmTitle: 'Bevestig je aanmelding',
  confirmText: 'Eén klik en je krijgt onze nieuwsbrief.',
  confirm: 'Bevestigen',
  confirmed: 'Je bent aangemeld. Welkom!',
  leaveTitle: 'Afmelden voor de nieuwsbrief',
  leaveText: 'Eén klik en we sturen je geen nieuwsbrieven meer.',
  leave: 'Afmelden',
  left: 'Je bent afgemeld. We sturen je geen nieuwsbrieven meer.',
  privacy: 'Zo gaan we met je gegevens om',
}

const de: NewsletterTexts = {
  title: 'Newsletter',
  lead: 'Neuheiten, Tipps und Angebote, etwa zweimal im Monat.',
  email: 'E-Mail für den Newsletter',
  consent: 'Ja, ich möchte den Newsletter per E-Mail erhalten. Ich kann mich jederzeit abmelden.',
  subscribe: 'Anmelden',
  asked: 'Danke. Wir haben dir eine E-Mail geschickt: Klicke auf den Link darin, dann bist du angemeldet.',
  confirmTitle: 'Bestätige deine Anmeldung',
  confirmText: 'Ein Klick, und du bekommst unseren Newsletter.',
  confirm: 'Bestätigen',
  confirmed: 'Du bist angemeldet. Willkommen!',
  leaveTitle: 'Newsletter abbestellen',
  leaveText: 'Ein Klick, und du bekommst keine Newsletter mehr.',
  leave: 'Abmelden',
  left: 'Du bist abgemeldet und bekommst keine Newsletter mehr.',
  privacy: 'So gehen wir mit deinen Daten um',
}

const sv: NewsletterTexts = {
  title: 'Nyhetsbrev',
  lead: 'Nyheter, tips och erbjudanden, ungefär två gånger i månaden.',
  email: 'E-post för nyhetsbrevet',
  consent: 'Ja, jag vill få nyhetsbrevet via e-post. Jag kan avsluta när jag vill.',
  subscribe: 'Prenumerera',
  asked: 'Tack. Vi har skickat ett mejl till dig: klicka på länken i det så prenumererar du.',
  confirmTitle: 'Bekräfta din prenumeration',
  confirmText: 'Ett klick och du får vårt nyhetsbrev.',
  confirm: 'Bekräfta',
  confirmed: 'Du prenumererar nu. Välkommen!',
  leaveTitle: 'Avsluta nyhetsbrevet',
  leaveText: 'Ett klick och vi skickar inga fler nyhetsbrev till dig.',
  leave: 'Avsluta prenumerationen',
  left: 'Du prenumererar inte längre. Vi skickar inga fler nyhetsbrev till dig.',
  privacy: 'Så hanterar vi dina uppgifter',
}

/** By language. */
export const newsletterTexts: Record<Language, NewsletterTexts> = { en, nl, de, sv }
