// A button of a team order: it calls the store, or submits a plain form without JavaScript.
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/Button.tsx'

/** Props of the button. */
export interface StepProps {
  /** The action that a plain form submits. */
  step: 'revoke' | 'renew' | 'close' | 'approve' | 'size' | 'remove' | 'order' | 'remind'
  team: number
  player?: number
  /** The part and its new size. */
  size?: { productId: number; value: string }
  action: string | undefined
  tone?: 'primary' | 'secondary' | 'quiet'
  isBusy: boolean
  onPress: () => void
  children: ReactNode
}

/** The button in its form. */
export function Step({ step, team, player, size, action, tone = 'secondary', isBusy, onPress, children }: StepProps) {
  return (
    <form
      action={action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onPress()
      }}
    >
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="team" value={team} />
      {player === undefined ? null : <input type="hidden" name="player" value={player} />}
      {size === undefined ? null : <input type="hidden" name={`size[${size.productId}]`} value={size.value} />}
      <Button type="submit" tone={tone} isBusy={isBusy}>
        {children}
      </Button>
    </form>
  )
}
