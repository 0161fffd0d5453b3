// Each step is an entry in the history, so that Back leads to the step before and not out of the checkout.
import { useEffect } from 'react'
import { environment } from '#shared/environment.ts'
import { $currentStep, $reachedStep, goToStep } from '#stores/checkout.ts'

const names = ['', '#shipping', '#payment']

/** Keeps the page's fragment and the current step the same. */
export function useStepAddress(): void {
  // Not after the step is drawn: a second Back that came in between would be undone.
  useEffect(() => $currentStep.subscribe(show), [])
  useEffect(
    () =>
      environment.onAddress(() => {
        const asked = names.indexOf(environment.location.hash) + 1
        const current = $currentStep.get()
        if (asked === 0 || asked === current) return
        // Forward past something that was changed would leave the server with the old.
        if (asked > $reachedStep.get()) show(current)
        else goToStep(asked)
      }),
    [],
  )
}

function show(step: number): void {
  const wanted = names[step - 1] ?? ''
  const { location } = environment
  if (location.hash === wanted) return
  location.hash = wanted
  // A full address: a <base> in the page would move a bare fragment.
  environment.navigate(wanted === '' ? `${location.href}#` : location.href)
}
