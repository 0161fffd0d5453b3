// Makes each step of a form about an order a history entry: Back leads to the previous step, not out of the form.
import type { ReadableAtom } from 'nanostores'
import { environment } from '#shared/environment.ts'
import { useIsomorphicLayoutEffect } from '#shared/mount/use-shared.ts'
import { orderToken } from '#shared/orders/rules/order-access.ts'

/** A form with steps. A constant object, created outside of the component. */
export interface OrderSteps<Step extends string = string> {
  /** The current step. */
  $current: ReadableAtom<{ state: Step }>
  /** The prefix of the page's fragments, as in `#return-choosing`. */
  name: string
  /**
   * All steps in order. The first identifies the order and has no fragment; the last shows the result, and Back does not leave it for an
   * earlier step.
   */
  steps: readonly Step[]
  /** Called for a step that Back or Forward leads to: shows it in its previous state, or does nothing where the state is lost. */
  show: (step: Step) => void
}

/** Keeps the page's fragment and the step in sync. An order opened by an e-mail's link keeps that link, and has no first step before it. */
export function useOrderSteps<Step extends string>({ $current, name, steps, show }: OrderSteps<Step>): void {
  // Before the user can press Back.
  useIsomorphicLayoutEffect(() => {
    const last = steps.length - 1
    const current = () => steps.indexOf($current.get().state)
    const requested = () =>
      Math.max(
        0,
        steps.findIndex((step) => environment.location.hash === `#${name}-${step}`),
      )
    const write = (step: number, into: (url: string) => void) => {
      const { location } = environment
      location.hash = step === 0 ? '' : `#${name}-${steps[step]}`
      // A full address: a <base> in the page would change a bare fragment.
      into(location.href)
    }
    /** The history entries of this form, oldest first. */
    let entries = [requested()]
    /** Guards against a second navigation back: a changed fragment fires two events, the second before the navigation has ended. */
    let isGoing = false
    const replace = () => {
      entries = [...entries.slice(0, -1), current()]
      write(current(), environment.replaceAddress)
    }
    const move = () => {
      const to = current()
      if (to === requested() || orderToken(environment.location) !== null) return
      if (entries.at(-2) === to) {
        if (!isGoing) environment.goBack()
        isGoing = true
        return
      }
      if (to < requested() || to === last) return replace()
      entries.push(to)
      write(to, environment.pushAddress)
    }
    const follow = () => {
      const step = requested()
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
    // A reload loses the state of a step; a step rendered by the server has an entry of its own.
    if (requested() > current()) replace()
    const stops = [$current.listen(move), environment.onAddress(follow)]
    return () => stops.forEach((stop) => stop())
  }, [$current, name, steps, show])
}
