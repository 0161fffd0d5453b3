// Each step is an entry in the history, so that Back leads to the step before and not out of the checkout.
import { useEffect } from 'react'
import { environment } from '#shared/environment.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $currentStep, goToStep } from '#stores/checkout.ts'

const names = ['', '#shipping', '#payment'] as const

/** Keeps the page's fragment and the current step the same. */
export function useStepAddress(): void {
  const step = useShared($currentStep)
  useEffect(() => {
    const wanted = names[step - 1] ?? ''
    const { location } = environment
    if (location.hash === wanted) return
    location.hash = wanted
    // A full address: a <base> in the page would move a bare fragment.
    environment.navigate(wanted === '' ? `${location.href}#` : location.href)
  }, [step])
  useEffect(
    () =>
      environment.onAddress(() => {
        // oxlint-disable-next-line typescript/consistent-type-assertions -- any text may be looked for in the list
        const index = names.indexOf(environment.location.hash as (typeof names)[number])
        if (index >= 0 && index + 1 !== $currentStep.get()) goToStep(index + 1)
      }),
    [],
  )
}
