// The steps of the checkout and the rule for jumping between them.
import { landingStep } from '#shared/checkout/rules/checkout-steps.ts'
import { emit } from '#shared/events/bus.ts'
import { forgetChange } from './changed-cart.ts'
import { $checkoutError, $form, $paymentError } from './state.ts'

/** Limits the reachable steps. A change is sent with its step's button: a link past the step would order with the old data. */
export function reachNoFurther(step: number): void {
  const form = $form.get()
  if (form.reachedStep > step) $form.set({ ...form, reachedStep: step })
}

/** Address, shipping, payment. */
const STEPS = 3

/**
 * Moves to a step and clears the checkout's errors. A target more than one step ahead becomes the step before it.
 * @example goToStep(3) // from step 1: step 2
 */
export function goToStep(target: number, origin?: object): number {
  const form = $form.get()
  const currentStep = landingStep(form.currentStep, Math.min(Math.max(1, Math.trunc(target)), STEPS))
  $checkoutError.set(null)
  $paymentError.set(null)
  forgetChange()
  $form.set({ ...form, currentStep, reachedStep: Math.max(form.reachedStep, currentStep) })
  if (currentStep !== form.currentStep) emit('checkout:step', { step: currentStep }, origin)
  return currentStep
}
