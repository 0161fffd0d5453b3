// Writes the delivery promise as one sentence: the day and the cost.
import { formatDay, formatHour } from '#shared/i18n/format-date.ts'
import { formatWeekdays } from '#shared/i18n/format-weekdays.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { currentLocale } from '#shared/i18n/i18n.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import type { DeliveryPromise } from '#shared/product/rules/delivery.ts'

/** What is on the shelf arrives within this many working days, whatever the hour of the order; what is made, this much after its days. */
const ANY_HOUR = 2

/**
 * The sentence; empty where nothing is known. Without a day it gives the cut-off time, which applies on every day.
 * A short one, for a card, fits one line: it gives the cost only if there is none, or if nothing else is known.
 * @example deliverySentence(promise, 'GBP') // 'Tomorrow, Monday 23 November, £4.50, free from £50.00'
 */
export function deliverySentence(promise: DeliveryPromise, currency: string, size: 'long' | 'short' = 'long'): string {
  const when = whenOf(promise, size)
  const cost = size === 'short' && when !== '' && promise.fee !== 0 ? '' : costOf(promise, currency)
  const text = when === '' && cost !== '' ? sentence('delivery.cost', { cost }) : [when, cost].filter(Boolean).join(', ')
  return text.slice(0, 1).toLocaleUpperCase(currentLocale().replace('_', '-')) + text.slice(1)
}

/** The day only, for a cart line: the cost of the parcel is shown once, below the lines. */
export function deliveryDaySentence(promise: DeliveryPromise): string {
  return deliverySentence({ ...promise, fee: null }, '')
}

function whenOf({ date, days, isTomorrow, isMade, cutOff, orderDays }: DeliveryPromise, size: 'long' | 'short'): string {
  if (date !== null) {
    const day = formatDay(date, currentLocale(), size)
    if (isTomorrow) return sentence('delivery.tomorrow', { day })
    // In a cart a day alone could be anything; the picture and price of a card leave no doubt.
    return isMade ? sentence('delivery.made', { day }) : size === 'long' ? sentence('delivery.on', { day }) : day
  }
  if (days === null) return ''
  if (days === 0)
    return size === 'short'
      ? sentence('delivery.within', { count: ANY_HOUR })
      : sentence('delivery.by', { hour: formatHour(cutOff), days: formatWeekdays(orderDays) })
  return sentence(isMade ? 'delivery.made-within' : 'delivery.within', { count: days + ANY_HOUR })
}

function costOf({ fee, freeFrom }: DeliveryPromise, currency: string): string {
  if (fee === null) return ''
  if (fee === 0) return sentence('delivery.free')
  const money = formatMoney(fee, currency)
  return freeFrom === null ? money : sentence('delivery.free-from', { fee: money, from: formatMoney(freeFrom, currency) })
}
