// Each step is an entry in the history, so that Back leads to the step before and not out of the checkout.
import { environment } from '#shared/environment.ts'
import { useIsomorphicLayoutEffect } from '#shared/mount/use-shared.ts'
import { $currentStep, $reachedStep, goToStep, STEP_HASHES } from '#stores/checkout/checkout.ts'

/** Keeps the page's fragment and the current step the same, once the checkout has opened at the step it was left at. */
export function useStepAddress(isOpen: boolean): void {
  // Before anybody can press Back.
  useIsomorphicLayoutEffect(() => {
    if (!isOpen) return undefined
    write($currentStep.get(), environment.replaceAddress)
    // Not after the step is drawn: a second Back that came in between would be undone.
    const stops = [$currentStep.listen((step) => write(step, environment.pushAddress)), environment.onAddress(follow)]
    return () => stops.forEach((stop) => stop())
  }, [isOpen])
}

function follow(): void {
  const asked = STEP_HASHES.indexOf(environment.location.hash) + 1
  const current = $currentStep.get()
  if (asked === 0 || asked === current) return
  // Forward past something that was changed would leave the server with the old.
  if (asked > $reachedStep.get()) write(current, environment.replaceAddress)
  else goToStep(asked)
}

function write(step: number, into: (url: string) => void): void {
  const wanted = STEP_HASHES[step - 1] ?? ''
  const { location } = environment
  if (location.hash === wanted) return
  location.hash = wanted
  // A full address: a <base> in the page would move a bare fragment.
  into(location.href)
}
