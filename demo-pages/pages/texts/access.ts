// The words of the pages by which one comes, goes and changes what is one's own.
import type { Language } from './index.ts'

const en = {
  register: 'Create an account',
  registerLead: 'Your orders, returns, addresses and wishlist in one place.',
  forgot: 'Forgot your password?',
  forgotLead: 'Enter the address you log in with. We will send you a link for a new password.',
  reset: 'Choose a new password',
  resetLead: 'After that you are logged out on every other device.',
  settingsLead: 'What we know about you, and what you log in with.',
  newslettersLead: 'Choose what you want to read. You can change it at any time.',
  data: 'Download my data',
}

/** Every word of these pages. */
export type AccessTexts = typeof en

/** By language. */
export const accessTexts: Record<Language, AccessTexts> = {
  en,
  nl: {
    register: 'Account aanmaken',
    registerLead: 'Je bestellingen, retouren, adressen en verlanglijst bij elkaar.',
    forgot: 'Wachtwoord vergeten?',
    forgotLead: 'Vul het adres in waarmee je inlogt. We sturen je een link voor een nieuw wachtwoord.',
    reset: 'Kies een nieuw wachtwoord',
    resetLead: 'Op alle andere apparaten ben je daarna uitgelogd.',
    settingsLead: 'Wat we van je weten en waarmee je inlogt.',
    newslettersLead: 'Kies wat je wilt lezen. Je kunt het altijd wijzigen.',
    data: 'Mijn gegevens downloaden',
  },
  de: {
    register: 'Konto erstellen',
    registerLead: 'Deine Bestellungen, Rücksendungen, Adressen und deine Wunschliste an einem Ort.',
    forgot: 'Passwort vergessen?',
    forgotLead: 'Gib die Adresse ein, mit der du dich anmeldest. Wir schicken dir einen Link für ein neues Passwort.',
    reset: 'Wähle ein neues Passwort',
    resetLead: 'Auf allen anderen Geräten bist du danach abgemeldet.',
    settingsLead: 'Was wir von dir wissen und womit du dich anmeldest.',
    newslettersLead: 'Wähle, was du lesen möchtest. Du kannst es jederzeit ändern.',
    data: 'Meine Daten herunterladen',
  },
  sv: {
    register: 'Skapa konto',
    registerLead: 'Dina beställningar, returer, adresser och din önskelista på ett ställe.',
    forgot: 'Glömt lösenordet?',
    forgotLead: 'Ange adressen du loggar in med. Vi skickar en länk för ett nytt lösenord.',
    reset: 'Välj ett nytt lösenord',
    resetLead: 'Du loggas då ut på alla andra enheter.',
    settingsLead: 'Vad vi vet om dig och vad du loggar in med.',
    newslettersLead: 'Välj vad du vill läsa. Du kan ändra det när som helst.',
    data: 'Ladda ner mina uppgifter',
  },
}
