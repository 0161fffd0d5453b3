// The checkout's progress: an ordered list whose completed steps are links.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { tick } from '#shared/ui/icons.ts'
import { $currentStep, $reachedStep, goToStep } from '#stores/checkout/checkout.ts'

/** The progress bar. */
export function Progress() {
  const { t } = useLingui()
  const { element } = useMount()
  const current = useShared($currentStep)
  const reached = useShared($reachedStep)
  const steps = [t`Address`, t`Shipping`, t`Payment`]
  return (
    <nav aria-label={t`Checkout steps`}>
      <ol className="checkout-progress">
        {steps.map((label, index) => {
          const step = index + 1
          const isDone = step < current
          const mark = <span className="checkout-progress-mark">{isDone ? <Icon path={tick} size={16} /> : step}</span>
          return (
            <li
              key={label}
              className="checkout-progress-step"
              data-state={step === current ? 'current' : isDone ? 'done' : 'coming'}
              aria-current={step === current ? 'step' : undefined}
            >
              {step !== current && step <= reached ? (
                <button type="button" className="checkout-progress-link" onClick={() => goToStep(step, element ?? undefined)}>
                  {mark}
                  {label}
                  {isDone ? <span className="touchline-hidden"> ({t`done`})</span> : null}
                </button>
              ) : (
                <span className="checkout-progress-link">
                  {mark}
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
