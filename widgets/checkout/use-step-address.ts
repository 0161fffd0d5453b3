// Gives each step an entry in the history, so that Back leads to the previous step instead of out of the checkout.
import { environment } from '#shared/environment.ts'
import { useIsomorphicLayoutEffect } from '#shared/mount/use-shared.ts'
import { $currentStep, $reachedStep, goToStep, STEP_HASHES } from '#stores/checkout/checkout.ts'

/** Synchronises the URL's fragment with the current step, once the checkout has opened at the step where it was left. */
export function useStepAddress(isOpen: boolean): void {
  // A layout effect, so that it runs before anybody can press Back.
  useIsomorphicLayoutEffect(() => {
    if (!isOpen) return undefined
    write($currentStep.get(), environment.replaceAddress)
    // Listens to the store instead of waiting for the render: otherwise a second Back in between would be undone.
    const stops = [$currentStep.listen((step) => write(step, environment.pushAddress)), environment.onAddress(follow)]
    return () => stops.forEach((stop) => stop())
  }, [isOpen])
}

function follow(): void {
  const requested = STEP_HASHES.indexOf(environment.location.hash) + 1
  const current = $currentStep.get()
  if (requested === 0 || requested === current) return
  // Going forward past a changed step would leave outdated data on the server.
  if (requested > $reachedStep.get()) {
    write(current, environment.replaceAddress)
    // A navigation, even to the same step, clears the error of the last press.
    goToStep(current)
  } else goToStep(requested)
}

function write(step: number, into: (url: string) => void): void {
  const wanted = STEP_HASHES[step - 1] ?? ''
  const { location } = environment
  if (location.hash === wanted) return
  location.hash = wanted
  // A full address: a <base> in the page would change a bare fragment.
  into(location.href)
}
