// Each step of a form about an order is an entry in the history: Back leads to the step before and not out of the form.
import type { ReadableAtom } from 'nanostores'
import { environment } from '#shared/environment.ts'
import { useIsomorphicLayoutEffect } from '#shared/mount/use-shared.ts'
import { orderToken } from '#shared/orders/rules/order-access.ts'

/** A form in steps. It is one object for good, made beside the widget. */
export interface OrderSteps<Step extends string = string> {
  /** Where the shopper is. */
  $current: ReadableAtom<{ state: Step }>
  /** Begins the fragments of the page's address, as in `#return-choosing`. */
  name: string
  /** In their order. The first asks for the order and has no fragment; the last shows what was done, and nothing leads back from it. */
  steps: readonly Step[]
  /** Back or Forward asks for a step: it is shown as it was left, or nothing happens where nothing is left of it. */
  show: (step: Step) => void
}

/** Keeps the page's fragment and the step the same. An order that a mail's link opened keeps that link, and has no question before it. */
export function useOrderSteps<Step extends string>({ $current, name, steps, show }: OrderSteps<Step>): void {
  // Before anybody can press Back.
  useIsomorphicLayoutEffect(() => {
    const last = steps.length - 1
    const current = () => steps.indexOf($current.get().state)
    const asked = () =>
      Math.max(
        0,
        steps.findIndex((step) => environment.location.hash === `#${name}-${step}`),
      )
    const write = (step: number, into: (url: string) => void) => {
      const { location } = environment
      location.hash = step === 0 ? '' : `#${name}-${steps[step]}`
      // A full address: a <base> in the page would move a bare fragment.
      into(location.href)
    }
    /** The entries that this form made, oldest first. */
    let entries = [asked()]
    /** A way back is begun once: a changed fragment is told twice, and the second time comes before one is there. */
    let isGoing = false
    const replace = () => {
      entries = [...entries.slice(0, -1), current()]
      write(current(), environment.replaceAddress)
    }
    const move = () => {
      const to = current()
      if (to === asked() || orderToken(environment.location) !== null) return
      if (entries.at(-2) === to) {
        if (!isGoing) environment.goBack()
        isGoing = true
        return
      }
      if (to < asked() || to === last) return replace()
      entries.push(to)
      write(to, environment.pushAddress)
    }
    const follow = () => {
      const step = asked()
      const known = entries.lastIndexOf(step)
      entries = known < 0 ? [...entries, step] : entries.slice(0, known + 1)
      const before = current()
      if (step === before) {
        isGoing = false
        return
      }
      show(steps[step] ?? $current.get().state)
      if (current() === before) move()
    }
    // A reload has nothing left of a step; what the server printed has an entry of its own.
    if (asked() > current()) replace()
    const stops = [$current.listen(move), environment.onAddress(follow)]
    return () => stops.forEach((stop) => stop())
  }, [$current, name, steps, show])
}
