// When a parcel arrives and what that costs: calculated from the store's rules, its clock and the goods, never a fixed sentence.

/** How a store delivers; the page's settings carry it, the same for everybody. */
export interface DeliveryRules {
  /** Where the warehouse clock hangs, e.g. `Europe/London`. */
  timeZone: string
  /** Until then an order leaves the same day, e.g. `22:00`. */
  cutOff: string
  /** Weekdays with parcels, Monday being 1 and Sunday 7. */
  parcelDays: readonly number[]
  /** Weekdays on which goods are made or come in. */
  workDays: readonly number[]
  /** Holidays of the store's country as `2026-12-25`: no parcels, no work. */
  closed: readonly string[]
  /** What bringing it home costs below `freeFrom`. */
  fee: number
  /** The subtotal from which it costs nothing; null where it never does. */
  freeFrom: number | null
  /** The store's day on which the page was printed; null where the host does not say. */
  printed: string | null
}

/** What is to be delivered: a product, or a whole cart. */
export interface DeliveryGoods {
  /** Working days until it can be sent; null if unknown. */
  days: number | null
  /** Printed, cut or strung to order. */
  isMade: boolean
  /** The day the host itself names; answers that are not kept anywhere have one. */
  date: string | null
  /** What is paid for all of it; null where no price is known. */
  price: number | null
}

/** What may be promised. */
export interface DeliveryPromise {
  /** The day as `2026-11-23`; null where the clock cannot be trusted or the days are not known. */
  date: string | null
  isTomorrow: boolean
  isMade: boolean
  days: number | null
  cutOff: string
  /** 0 is free; null where no price is known. */
  fee: number | null
  /** Only where `fee` is to be paid. */
  freeFrom: number | null
}

/** So many days a printed page may be old before its day is not named any more: as likely the shopper's clock is wrong. */
const LONGEST_KEPT = 7
/** Beyond it a calendar is broken: every day closed. */
const FARTHEST = 120

/**
 * The promise at a moment; `now` is null if there is no clock to go by, as on a server whose page will be kept.
 * @example deliveryPromise(rules, { days: 0, isMade: false, date: null, price: 24.95 }, Date.now())
 */
export function deliveryPromise(rules: DeliveryRules, goods: DeliveryGoods, now: number | null): DeliveryPromise {
  const { days, isMade, price } = goods
  const local = now === null ? null : localTime(rules.timeZone, now)
  const today = local && isPlausible(rules, local.date) ? local.date : null
  const isLate = local !== null && local.time >= rules.cutOff
  const named = goods.date !== null && today !== null && goods.date > today ? goods.date : null
  const date = named ?? (today !== null && days !== null ? parcelDay(rules, addDays(today, isLate ? 1 : 0), days) : null)
  const isFree = price !== null && (rules.fee === 0 || (rules.freeFrom !== null && price >= rules.freeFrom))
  return {
    date,
    isTomorrow: today !== null && date === addDays(today, 1),
    isMade,
    days,
    cutOff: rules.cutOff,
    fee: isFree ? 0 : price === null ? null : rules.fee,
    freeFrom: isFree || price === null ? null : rules.freeFrom,
  }
}

/** What a promise depends on of the time: as long as it stays the same, so does every promise. */
export function deliveryPhase({ timeZone, cutOff }: DeliveryRules, now: number): string {
  const local = localTime(timeZone, now)
  return local ? `${local.date} ${local.time >= cutOff}` : ''
}

/**
 * Milliseconds until the cut-off of the store's day; null where it is past, where an order after it would come on the same day,
 * and where nobody knows when these goods come.
 * @example cutOffLeft(rules, 0, Date.parse('2026-11-23T21:59Z')) // 60_000 in London, whose orders leave until 22:00
 */
export function cutOffLeft(rules: DeliveryRules, days: number | null, now: number): number | null {
  const local = localTime(rules.timeZone, now)
  if (!local || days === null || local.time >= rules.cutOff || !isPlausible(rules, local.date)) return null
  if (parcelDay(rules, local.date, days) === parcelDay(rules, addDays(local.date, 1), days)) return null
  const end = wallTime({ date: local.date, time: rules.cutOff })
  const left = end - wallTime(local) - (now % MINUTE)
  // Where clocks are changed before it, the wall says another time then.
  const then = localTime(rules.timeZone, now + left)
  return then && left + end - wallTime(then)
}

/** Several goods in one parcel: it leaves when the last of them can. Days that are not known of one are not known of all. */
export function inOneParcel(goods: readonly DeliveryGoods[], price: number | null): DeliveryGoods {
  const days = goods.map((one) => one.days)
  const dates = goods.flatMap(({ date }) => date ?? [])
  const isKnown = goods.length > 0 && days.every((count) => count !== null)
  return {
    days: isKnown ? Math.max(...days.map((count) => count ?? 0)) : null,
    isMade: goods.some(({ isMade }) => isMade),
    date: dates.length === goods.length ? (dates.toSorted().at(-1) ?? null) : null,
    price,
  }
}

/** Ready after so many working days, then the next day with parcels. */
function parcelDay({ workDays, parcelDays, closed }: DeliveryRules, start: string, days: number): string | null {
  const isOpen = (day: string, weekdays: readonly number[]) => weekdays.includes(weekdayOf(day)) && !closed.includes(day)
  let left = days
  for (let ahead = 1, isReady = left === 0; ahead <= FARTHEST; ahead++) {
    const day = addDays(start, ahead)
    if (isReady && isOpen(day, parcelDays)) return day
    if (!isReady && isOpen(day, workDays)) isReady = --left === 0
  }
  return null
}

function isPlausible({ printed }: DeliveryRules, today: string): boolean {
  return printed === null || (today >= printed && today <= addDays(printed, LONGEST_KEPT))
}

const formats = new Map<string, Intl.DateTimeFormat | null>()

/** Day and hour on the store's wall, whatever clock the shopper's own wall has; null for a time zone that there is not. */
function localTime(timeZone: string, now: number): { date: string; time: string } | null {
  const format = formats.get(timeZone) ?? clockOf(timeZone)
  formats.set(timeZone, format)
  // Swedish writes 2026-11-22 13:59.
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

/** What a wall shows as a number, to reckon with. */
function wallTime({ date, time }: { date: string; time: string }): number {
  return Date.parse(`${date}T${time}Z`)
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}
