// The rule for jumping between the steps of the checkout.

/**
 * The step a jump lands on: more than one step ahead lands on the step just before the target.
 * @example landingStep(1, 3) // 2
 */
export function landingStep(current: number, target: number): number {
  return target > current + 1 ? target - 1 : target
}
