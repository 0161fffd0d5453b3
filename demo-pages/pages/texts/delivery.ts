// When something comes and what that costs, in the four languages; word for word what the widgets say.
import type { Language } from './index.ts'

const en = {
  tomorrow: (day: string) => `Tomorrow, ${day}`,
  made: (day: string) => `Made for you: ${day}`,
  by: (hour: string) => `Order by ${hour}, delivered the next working day`,
  within: (days: number) => `Delivered within ${days} working days`,
  madeWithin: (days: number) => `Made for you, delivered within ${days} working days`,
  free: 'free',
  freeFrom: (fee: string, from: string) => `${fee}, free from ${from}`,
  cost: (cost: string) => `Delivery: ${cost}`,
  /** Before and in the link to what delivery costs. */
  tax: ['incl. VAT, plus', 'delivery'],
}

type DeliveryTexts = typeof en

const nl: DeliveryTexts = {
  tomorrow: (day) => `Morgen, ${day}`,
  made: (day) => `Voor jou gemaakt: ${day}`,
  by: (hour) => `Voor ${hour} besteld, de volgende werkdag in huis`,
  within: (days) => `Binnen ${days} werkdagen in huis`,
  madeWithin: (days) => `Voor jou gemaakt, binnen ${days} werkdagen in huis`,
  free: 'gratis',
  freeFrom: (fee, from) => `${fee}, gratis vanaf ${from}`,
  cost: (cost) => `Bezorging: ${cost}`,
  tax: ['incl. btw, excl.', 'verzendkosten'],
}

const de: DeliveryTexts = {
  tomorrow: (day) => `Morgen, ${day}`,
  made: (day) => `Für dich angefertigt: ${day}`,
  by: (hour) => `Bis ${hour} Uhr bestellt, am nächsten Werktag bei dir`,
  within: (days) => `Lieferung innerhalb von ${days} Werktagen`,
  madeWithin: (days) => `Für dich angefertigt, Lieferung innerhalb von ${days} Werktagen`,
  free: 'kostenlos',
  freeFrom: (fee, from) => `${fee}, ab ${from} kostenlos`,
  cost: (cost) => `Versand: ${cost}`,
  tax: ['inkl. MwSt., zzgl.', 'Versand'],
}

const sv: DeliveryTexts = {
  tomorrow: (day) => `I morgon, ${day}`,
  made: (day) => `Tillverkas åt dig: ${day}`,
  by: (hour) => `Beställ före ${hour}, leverans nästa arbetsdag`,
  within: (days) => `Leverans inom ${days} arbetsdagar`,
  madeWithin: (days) => `Tillverkas åt dig, leverans inom ${days} arbetsdagar`,
  free: 'gratis',
  freeFrom: (fee, from) => `${fee}, fri frakt från ${from}`,
  cost: (cost) => `Frakt: ${cost}`,
  tax: ['inkl. moms, exkl.', 'frakt'],
}

/** The words by language. */
export const deliveryTexts: Record<Language, DeliveryTexts> = { nl, en, de, sv }
