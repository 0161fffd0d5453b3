// One call that fails while somebody uses the pages that need it: how it fails, and what the platform has done nevertheless.
import { expect } from 'vitest'
import type { Heading } from '#shared/adapters/headings.ts'
import { untilAnswered } from '#tests/support/browser-session.ts'
import { untilDrawn } from '#tests/support/idle.ts'
import type { Fault } from '#tests/support/spec-host/options.ts'
import { technical, type SpecGuest } from '../use-spec-host.ts'

/** The platform does not have the call, or it fails like this. */
export type Failing = 'missing' | Fault

/** All ways to fail. */
export const failings = ['missing', 500, 'malformed', 'html', 'cut', 'null', '500 after'] as const satisfies readonly Failing[]

/** The calls that a visit is about, and what the table of "Your platform as it is" says of a page without each. */
export type Proven = Partial<Record<Heading, string>>

/** A short visit of the pages that use some calls. */
export interface Visit {
  title: string
  proves: Proven
  walk: (trial: Trial) => Promise<void>
}

/** A guest on a platform whose calls fail in turn. */
export class Trial {
  readonly guest: SpecGuest
  readonly #proves: Proven
  /** How a call fails. */
  readonly kindOf: (heading: Heading) => Failing

  constructor(guest: SpecGuest, proves: Proven, kindOf: (heading: Heading) => Failing) {
    this.guest = guest
    this.#proves = proves
    this.kindOf = kindOf
  }

  get page(): SpecGuest['page'] {
    return this.guest.page
  }

  /** Whether the platform did what the call asked for although its answer was lost. */
  isDone(heading: Heading): boolean {
    return ![500, 'missing'].includes(this.kindOf(heading))
  }

  /** Whether the answer had a status of success, so that a call whose answer says nothing counts as done. */
  isTaken(heading: Heading): boolean {
    return this.isDone(heading) && this.kindOf(heading) !== '500 after'
  }

  /** Makes a call fail until it is mended. */
  fail(heading: Heading): void {
    const { options } = this.guest.host
    const kind = this.kindOf(heading)
    if (kind === 'missing') options.missing = [...(options.missing ?? []), heading]
    else options.broken = { ...options.broken, [heading]: kind }
  }

  /** Makes a call work again. */
  mend(heading: Heading): void {
    const { options } = this.guest.host
    options.missing = (options.missing ?? []).filter((one) => one !== heading)
    options.broken = Object.fromEntries(Object.entries(options.broken ?? {}).filter(([one]) => one !== heading))
  }

  /** Lets one call fail while something is done, and asks what is on the screen then. */
  async without(heading: Heading, act: () => Promise<void>): Promise<void> {
    this.fail(heading)
    try {
      await act()
      await this.#isReadable()
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      throw new Error(`Without ${heading} (${this.kindOf(heading)}; "${this.#proves[heading]}"): ${words}`, { cause: error })
    } finally {
      this.mend(heading)
    }
  }

  /** Waits until the page has made the call, and has all that it asked for. */
  async untilAsked(heading: Heading, act: () => Promise<unknown>): Promise<void> {
    const [method = '', path = ''] = heading.split(' ')
    const pattern = new RegExp(`/${path.replaceAll(/\{\w+\}/g, '[^/?]+')}$`)
    const count = () => this.guest.host.state().requests.filter((one) => one.method === method && pattern.test(one.path)).length
    const before = count()
    await act()
    await expect.poll(count).toBeGreaterThan(before)
    await untilAnswered(this.guest.visit)
    await untilDrawn(this.page)
  }

  /** Expects these words on the page, which the platform printed or the widgets drew. */
  async shows(...words: string[]): Promise<void> {
    const main = this.page.locator('body')
    for (const word of words) await expect.poll(() => main.innerText()).toContain(word)
  }

  async #isReadable(): Promise<void> {
    expect(await this.page.locator('body').innerText()).not.toMatch(technical)
  }

  /** A mount of the page. */
  mount(name: string): ReturnType<SpecGuest['page']['locator']> {
    return this.page.locator(`[data-touchline="${name}"]`).first()
  }

  /** What lies in the carts of the platform. */
  get cart(): string[] {
    return this.guest.host.state().carts.flatMap(({ items }) => items.map(({ sku, qty }) => `${qty} × ${sku}`))
  }
}
