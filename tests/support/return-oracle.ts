// Calculates what the law and the shop's promise require for one order, a second time and in another way: days by the rule of summer time,
// money in whole cents as big integers. It shares no code with the host.

/** A line of the order. */
export interface OracleLine {
  qty: number
  price: bigint
  isMade: boolean
}

/** A requested case. */
interface OracleCase {
  kind: 'return' | 'withdrawal'
  pieces: readonly number[]
  /** Of these, the pieces that had not been sent: a withdrawal takes them first. */
  unsent: readonly number[]
  state: 'registered' | 'approved' | 'refused'
}

/** The hours that a store's clock is ahead of UTC in winter. */
export type WinterHours = 0 | 1

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** One o'clock UTC on the last Sunday of a month (0 is January), when all of Europe changes its clocks. */
function change(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, end.getUTCDate() - end.getUTCDay(), 1)
}

/** The number of the day in the store's time zone, from 1 January 1970. */
export function dayNumber(at: number, winter: WinterHours): number {
  const year = new Date(at).getUTCFullYear()
  const isSummer = at >= change(year, 2) && at < change(year, 9)
  return Math.floor((at + (winter + (isSummer ? 1 : 0)) * HOUR) / DAY)
}

/** The date of this day number. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** The state of one order over time. */
export class ReturnOracle {
  readonly #lines: readonly OracleLine[]
  readonly #money: { discount: bigint; shipping: bigint; cards: bigint }
  readonly #winter: WinterHours
  readonly #isOff: (day: number) => boolean
  readonly #parcels: { pieces: readonly number[]; arrivedAt: number | null }[] = []
  readonly #cases: OracleCase[] = []
  #paidBack = 0n

  /** `isOff` says which days by their number are no working days. */
  constructor(
    lines: readonly OracleLine[],
    money: { discount: bigint; shipping: bigint; cards: bigint },
    calendar: { winter: WinterHours; isOff: (day: number) => boolean },
  ) {
    this.#lines = lines
    this.#money = money
    this.#winter = calendar.winter
    this.#isOff = calendar.isOff
  }

  /** The total that was paid, by payment and by gift cards. */
  get paid(): bigint {
    return this.#goods(this.#lines.map(({ qty }) => qty)) - this.#money.discount + this.#money.shipping
  }

  get paidBack(): bigint {
    return this.#paidBack
  }

  /** The part of a refund that goes to the gift cards: they are refunded last. */
  get paidBackToCards(): bigint {
    const atTill = this.paid - this.#money.cards
    return this.#paidBack > atTill ? this.#paidBack - atTill : 0n
  }

  /** Pieces of a line that can still be sent: those that were withdrawn from before are not sent any more. */
  unsent(line: number): number {
    const sent = this.#sum(
      this.#parcels.map(({ pieces }) => pieces),
      line,
    )
    return (this.#lines[line]?.qty ?? 0) - sent - this.#neverSent(line)
  }

  send(pieces: readonly number[]): number {
    return this.#parcels.push({ pieces, arrivedAt: null }) - 1
  }

  arrive(parcel: number, at: number): void {
    const known = this.#parcels[parcel]
    if (known) known.arrivedAt ??= at
  }

  /** The last day for a return or withdrawal; null while something has not arrived. */
  lastDay(): number | null {
    if (this.#lines.some((_, line) => this.unsent(line) > 0)) return null
    const arrivals = this.#parcels.map(({ arrivedAt }) => arrivedAt)
    const known = arrivals.filter((at) => at !== null)
    if (known.length === 0 || known.length < arrivals.length) return null
    const end = Math.max(...known.map((at) => dayNumber(at, this.#winter))) + 14
    return [end, end + 1, end + 2, end + 3, end + 4, end + 5].find((day) => !this.#isOff(day)) ?? null
  }

  /** The number of pieces of a line that can be returned now. */
  open(line: number, kind: OracleCase['kind'], at: number): number {
    const known = this.#lines[line]
    const end = this.lastDay()
    if (!known || known.isMade || (end !== null && dayNumber(at, this.#winter) > end)) return 0
    const here = this.#sum(
      this.#parcels.filter(({ arrivedAt }) => arrivedAt !== null).map(({ pieces }) => pieces),
      line,
    )
    return kind === 'withdrawal' ? known.qty - this.#gone(line) : Math.max(0, here - (this.#gone(line) - this.#neverSent(line)))
  }

  /** Whether a case with these pieces is accepted; an accepted one is recorded. */
  ask(kind: OracleCase['kind'], pieces: readonly number[], at: number): boolean {
    const isFine = pieces.some((count) => count > 0) && pieces.every((count, line) => count === 0 || count <= this.open(line, kind, at))
    const unsent = pieces.map((count, line) => (kind === 'withdrawal' ? Math.min(count, this.unsent(line)) : 0))
    if (isFine) this.#cases.push({ kind, pieces, unsent, state: 'registered' })
    return isFine
  }

  /** The operator's decision; returns the refund. Only the first decision counts. */
  decide(number: number, state: 'approved' | 'refused'): bigint {
    const known = this.#cases[number]
    if (known?.state !== 'registered') return 0n
    known.state = state
    if (state === 'refused') return 0n
    const back = this.#lines.map((_, line) => this.#sum(this.#approved(), line))
    const isWhole = back.every((count, line) => count === this.#lines[line]?.qty)
    const delivery = isWhole ? this.#money.shipping : 0n
    const products = this.#goods(back)
    const all = this.#goods(this.#lines.map(({ qty }) => qty))
    // Rounds half a cent of the discount up.
    const share = all === 0n ? 0n : (2n * this.#money.discount * products + all) / (2n * all)
    const due = products - share + delivery
    const now = due - this.#paidBack
    this.#paidBack = due
    return now
  }

  #approved(): readonly (readonly number[])[] {
    return this.#cases.filter(({ state }) => state === 'approved').map(({ pieces }) => pieces)
  }

  #gone(line: number): number {
    return this.#sum(
      this.#cases.filter(({ state }) => state !== 'refused').map(({ pieces }) => pieces),
      line,
    )
  }

  #neverSent(line: number): number {
    return this.#sum(
      this.#cases.filter(({ state }) => state !== 'refused').map(({ unsent }) => unsent),
      line,
    )
  }

  #goods(pieces: readonly number[]): bigint {
    return pieces.reduce((sum, count, line) => sum + BigInt(count) * (this.#lines[line]?.price ?? 0n), 0n)
  }

  #sum(all: readonly (readonly number[])[], line: number): number {
    return all.reduce((sum, pieces) => sum + (pieces[line] ?? 0), 0)
  }
}
