// Lets one call fail while a guest uses the pages that need it: how it fails, and whether the platform has done its work nevertheless.
import { expect } from 'vitest'
import type { Heading } from '#shared/adapters/headings.ts'
import { untilAnswered } from '#tests/support/browser-session.ts'
import { untilDrawn } from '#tests/support/idle.ts'
import type { Fault } from '#tests/support/spec-host/options.ts'
import { technical, type SpecGuest } from '../use-spec-host.ts'

/** The platform does not have the call, or it fails like this. */
export type Failing = 'missing' | Fault

/** All kinds of failure. */
export const failings = ['missing', 500, 'malformed', 'html', 'cut', 'null', '500 after'] as const satisfies readonly Failing[]

/** The calls that a visit tests, each with the sentence of the table "Your platform as it is" that it proves. */
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

  /** Makes a call fail until `mend` is called. */
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

  /** Lets one call fail during an action, and checks the screen afterwards. */
  async without(heading: Heading, act: () => Promise<void>): Promise<void> {
    this.fail(heading)
    try {
      await act()
      await this.#isReadable()
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(`Without ${heading} (${this.kindOf(heading)}; "${this.#proves[heading]}"): ${message}`, { cause: error })
    } finally {
      this.mend(heading)
    }
  }

  /** Waits until the page has made the call, and all its requests are answered. */
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

  /** Expects these texts on the page, printed by the platform or rendered by widgets. */
  async shows(...texts: string[]): Promise<void> {
    const main = this.page.locator('body')
    for (const word of texts) await expect.poll(() => main.innerText()).toContain(word)
  }

  async #isReadable(): Promise<void> {
    expect(await this.page.locator('body').innerText()).not.toMatch(technical)
  }

  /** A mount of the page. */
  mount(name: string): ReturnType<SpecGuest['page']['locator']> {
    return this.page.locator(`[data-touchline="${name}"]`).first()
  }

  /** The contents of the platform's carts. */
  get cart(): string[] {
    return this.guest.host.state().carts.flatMap(({ items }) => items.map(({ sku, qty }) => `${qty} × ${sku}`))
  }
}
