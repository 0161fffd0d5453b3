// Calculates the day and cost of a delivery from the store's rules, its clock and the products; there is no fixed sentence.

/** The delivery rules of a store, from the page's settings; the same for every shopper. */
export interface DeliveryRules {
  /** The time zone of the warehouse, e.g. `Europe/London`. */
  timeZone: string
  /** Orders placed before this time are sent the same day, e.g. `22:00`. */
  cutOff: string
  /** Weekdays on which parcels are sent and delivered, from 1 for Monday to 7 for Sunday. */
  parcelDays: readonly number[]
  /** Weekdays on which products are made or supplied. */
  workDays: readonly number[]
  /** Holidays of the store's country as `2026-12-25`: no deliveries, no work. */
  closed: readonly string[]
  /** The cost of home delivery below `freeFrom`. */
  fee: number
  /** The subtotal from which delivery is free; null where it never is. */
  freeFrom: number | null
  /** The store's date on which the page was rendered; null where the host sends none. */
  printed: string | null
}

/** The items to deliver: a product, or a whole cart. */
export interface DeliveryItem {
  /** Working days until dispatch; null if unknown. */
  days: number | null
  /** Whether the item is printed, cut or strung to order. */
  isMade: boolean
  /** The host's own delivery date; only answers that are not cached have one. */
  date: string | null
  /** The price of all items; null where unknown. */
  price: number | null
}

/** A delivery promise. */
export interface DeliveryPromise {
  /** The date as `2026-11-23`; null where the clock cannot be trusted or the days are unknown. */
  date: string | null
  isTomorrow: boolean
  isMade: boolean
  days: number | null
  cutOff: string
  /** Weekdays on which an order by the cut-off counts at once, from 1 for Monday; empty where the days are unknown. */
  orderDays: readonly number[]
  /** 0 is free; null where the price is unknown. */
  fee: number | null
  /** Only where there is a `fee`. */
  freeFrom: number | null
}

/** The age of a rendered page, in days, from which no date is promised: the shopper's clock is as likely to be wrong. */
const LONGEST_KEPT = 7
/** Days to look ahead; a calendar without an open day until then is invalid. */
const FARTHEST = 120

/**
 * The promises at a point in time; `now` is null without a trusted clock, e.g. on a server whose page will be cached. A list asks for
 * hundreds: the clock is read once, and items with the same promise get the same object, which tells a view that nothing has changed.
 * @example deliveryPromises(rules, Date.now())({ days: 0, isMade: false, date: null, price: 24.95 })
 */
export function deliveryPromises(rules: DeliveryRules, now: number | null): (item: DeliveryItem) => DeliveryPromise {
  const local = now === null ? null : localTime(rules.timeZone, now)
  const today = local && isPlausible(rules, local.date) ? local.date : null
  const start = today !== null && local !== null && local.time >= rules.cutOff ? addDays(today, 1) : today
  const known = new Map<string, DeliveryPromise>()

  return ({ days, isMade, date: hostDate, price }) => {
    const isFree = price !== null && (rules.fee === 0 || (rules.freeFrom !== null && price >= rules.freeFrom))
    const key = JSON.stringify([days, isMade, hostDate, price !== null, isFree])
    const same = known.get(key)
    if (same) return same
    const named = hostDate !== null && today !== null && hostDate > today ? hostDate : null
    const date = named ?? (start !== null && days !== null ? parcelDay(rules, start, days) : null)
    const promise: DeliveryPromise = {
      date,
      isTomorrow: today !== null && date === addDays(today, 1),
      isMade,
      days,
      cutOff: rules.cutOff,
      orderDays: days === null ? [] : openDays(rules, days),
      fee: isFree ? 0 : price === null ? null : rules.fee,
      freeFrom: isFree || price === null ? null : rules.freeFrom,
    }
    known.set(key, promise)
    return promise
  }
}

/** One promise at a point in time. */
export function deliveryPromise(rules: DeliveryRules, item: DeliveryItem, now: number | null): DeliveryPromise {
  return deliveryPromises(rules, now)(item)
}

/** A key of everything in a promise that depends on the time: while it is equal, so are all promises. */
export function deliveryPhase({ timeZone, cutOff }: DeliveryRules, now: number): string {
  const local = localTime(timeZone, now)
  return local ? `${local.date} ${local.time >= cutOff}` : ''
}

/**
 * Milliseconds until the cut-off of the store's day; null where it has passed, where an order after it would arrive on the same day, and
 * where the days of these items are unknown.
 * @example cutOffLeft(rules, 0, Date.parse('2026-11-23T21:59Z')) // 60_000 in London, whose orders leave until 22:00
 */
export function cutOffLeft(rules: DeliveryRules, days: number | null, now: number): number | null {
  const local = localTime(rules.timeZone, now)
  if (!local || days === null || local.time >= rules.cutOff || !isPlausible(rules, local.date)) return null
  if (parcelDay(rules, local.date, days) === parcelDay(rules, addDays(local.date, 1), days)) return null
  const end = wallTime({ date: local.date, time: rules.cutOff })
  const left = end - wallTime(local) - (now % MINUTE)
  // Where daylight saving time changes before the cut-off, the local time differs then.
  const then = localTime(rules.timeZone, now + left)
  return then && left + end - wallTime(then)
}

/** Several items in one parcel: it is sent when the last of them is ready. If the days of one are unknown, so are those of all. */
export function inOneParcel(items: readonly DeliveryItem[], price: number | null): DeliveryItem {
  const days = items.map((one) => one.days)
  const dates = items.flatMap(({ date }) => date ?? [])
  const isKnown = items.length > 0 && days.every((count) => count !== null)
  return {
    days: isKnown ? Math.max(...days.map((count) => count ?? 0)) : null,
    isMade: items.some(({ isMade }) => isMade),
    date: dates.length === items.length ? (dates.toSorted().at(-1) ?? null) : null,
    price,
  }
}

/**
 * The delivery day: the first open day from `start`, the given number of working days after it, then the next day with parcels. Nothing is
 * sent on a closed day, so an order of a Sunday counts from Monday.
 */
function parcelDay(rules: DeliveryRules, start: string, days: number): string | null {
  const { parcelDays, closed } = rules
  const isOpen = (day: string, weekdays: readonly number[]) => weekdays.includes(weekdayOf(day)) && !closed.includes(day)
  let left = days + 1
  for (let ahead = 0; ahead <= FARTHEST; ahead++) {
    const day = addDays(start, ahead)
    if (left === 0 && isOpen(day, parcelDays)) return day
    if (left > 0 && isOpen(day, openDays(rules, days))) left--
  }
  return null
}

/** The weekdays that count for an order: those of work where something has to be made or supplied, else those with parcels. */
function openDays({ workDays, parcelDays }: DeliveryRules, days: number): readonly number[] {
  return days > 0 ? workDays : parcelDays
}

function isPlausible({ printed }: DeliveryRules, today: string): boolean {
  return printed === null || (today >= printed && today <= addDays(printed, LONGEST_KEPT))
}

const formats = new Map<string, Intl.DateTimeFormat | null>()

/** Date and time in the store's time zone, whatever the shopper's own; null for an unknown time zone. */
function localTime(timeZone: string, now: number): { date: string; time: string } | null {
  const format = formats.get(timeZone) ?? clockOf(timeZone)
  formats.set(timeZone, format)
  // Swedish formats it as 2026-11-22 13:59.
  const [date = '', time = ''] = format?.format(now).split(' ') ?? []
  return date ? { date, time } : null
}

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const [year, hour] = ['numeric', '2-digit'] as const
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, year, month: hour, day: hour, hour, minute: hour, hourCycle: 'h23' })
  } catch {
    return null
  }
}

const MINUTE = 60_000
const DAY = 86_400_000

/** A local date and time as a number, for calculations. */
function wallTime({ date, time }: { date: string; time: string }): number {
  return Date.parse(`${date}T${time}Z`)
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}
