// What the law and the shop's own promise come to for one order, reckoned a second time and in another way: days by hand from the rule of
// the summer time, money in whole cents by big integers. It shares no code with the host.

/** A line as it was bought. */
export interface OracleLine {
  qty: number
  price: bigint
  isMade: boolean
}

/** A case as it was asked for. */
interface OracleCase {
  kind: 'return' | 'withdrawal'
  pieces: readonly number[]
  state: 'registered' | 'approved' | 'refused'
}

/** Hours that a store's clock is ahead of Greenwich in winter. */
export type WinterHours = 0 | 1

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The last Sunday of a month (0 is January), one o'clock in Greenwich: there the whole of Europe changes its clocks. */
function change(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, end.getUTCDate() - end.getUTCDay(), 1)
}

/** The number of the store's own day, from 1 January 1970. */
export function dayNumber(at: number, winter: WinterHours): number {
  const year = new Date(at).getUTCFullYear()
  const isSummer = at >= change(year, 2) && at < change(year, 9)
  return Math.floor((at + (winter + (isSummer ? 1 : 0)) * HOUR) / DAY)
}

/** The date of such a day. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** One order through its months. */
export class ReturnOracle {
  readonly #lines: readonly OracleLine[]
  readonly #money: { discount: bigint; shipping: bigint; cards: bigint }
  readonly #winter: WinterHours
  readonly #parcels: { pieces: readonly number[]; arrivedAt: number | null }[] = []
  readonly #cases: OracleCase[] = []
  #paidBack = 0n

  constructor(lines: readonly OracleLine[], money: { discount: bigint; shipping: bigint; cards: bigint }, winter: WinterHours) {
    this.#lines = lines
    this.#money = money
    this.#winter = winter
  }

  /** Everything that was paid, at the till and by gift cards. */
  get paid(): bigint {
    return this.#goods(this.#lines.map(({ qty }) => qty)) - this.#money.discount + this.#money.shipping
  }

  get paidBack(): bigint {
    return this.#paidBack
  }

  /** What of that goes to the cards: they come last. */
  get paidBackToCards(): bigint {
    const atTill = this.paid - this.#money.cards
    return this.#paidBack > atTill ? this.#paidBack - atTill : 0n
  }

  /** Pieces of a line that can still be packed: those that came back before they were sent are not sent any more. */
  unsent(line: number): number {
    const sent = this.#sum(
      this.#parcels.map(({ pieces }) => pieces),
      line,
    )
    return (this.#lines[line]?.qty ?? 0) - Math.max(sent, this.#gone(line))
  }

  send(pieces: readonly number[]): number {
    return this.#parcels.push({ pieces, arrivedAt: null }) - 1
  }

  arrive(parcel: number, at: number): void {
    const known = this.#parcels[parcel]
    if (known) known.arrivedAt ??= at
  }

  /** The last day to send back or withdraw; null while something is still to come. */
  lastDay(): number | null {
    if (this.#lines.some((_, line) => this.unsent(line) > 0)) return null
    const arrivals = this.#parcels.map(({ arrivedAt }) => arrivedAt)
    const known = arrivals.filter((at) => at !== null)
    if (known.length === 0 || known.length < arrivals.length) return null
    return Math.max(...known.map((at) => dayNumber(at, this.#winter))) + 14
  }

  /** How many pieces of a line can go back now. */
  open(line: number, kind: OracleCase['kind'], at: number): number {
    const known = this.#lines[line]
    const end = this.lastDay()
    if (!known || known.isMade || (end !== null && dayNumber(at, this.#winter) > end)) return 0
    const here = this.#sum(
      this.#parcels.filter(({ arrivedAt }) => arrivedAt !== null).map(({ pieces }) => pieces),
      line,
    )
    return Math.max(0, (kind === 'withdrawal' ? known.qty : here) - this.#gone(line))
  }

  /** Whether a case with these pieces is taken; it is kept if so. */
  ask(kind: OracleCase['kind'], pieces: readonly number[], at: number): boolean {
    const isFine = pieces.some((count) => count > 0) && pieces.every((count, line) => count === 0 || count <= this.open(line, kind, at))
    if (isFine) this.#cases.push({ kind, pieces, state: 'registered' })
    return isFine
  }

  /** The operator's word; what is paid back for it. The first word counts. */
  decide(number: number, state: 'approved' | 'refused'): bigint {
    const known = this.#cases[number]
    if (known?.state !== 'registered') return 0n
    known.state = state
    if (state === 'refused') return 0n
    const back = this.#lines.map((_, line) => this.#sum(this.#approved(), line))
    const isWhole = back.every((count, line) => count === this.#lines[line]?.qty)
    const delivery = this.#hasPaidDelivery || (isWhole && known.kind === 'withdrawal') ? this.#money.shipping : 0n
    this.#hasPaidDelivery ||= isWhole && known.kind === 'withdrawal'
    const goods = this.#goods(back)
    const all = this.#goods(this.#lines.map(({ qty }) => qty))
    // Half a cent of the discount counts as one.
    const share = all === 0n ? 0n : (2n * this.#money.discount * goods + all) / (2n * all)
    const due = goods - share + delivery
    const now = due - this.#paidBack
    this.#paidBack = due
    return now
  }

  #hasPaidDelivery = false

  #approved(): readonly (readonly number[])[] {
    return this.#cases.filter(({ state }) => state === 'approved').map(({ pieces }) => pieces)
  }

  #gone(line: number): number {
    return this.#sum(
      this.#cases.filter(({ state }) => state !== 'refused').map(({ pieces }) => pieces),
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
