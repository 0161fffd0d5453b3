// A button in a small form of its own, so that it also works without scripts.
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

/** Props of the button. */
export interface PlainActionProps extends Pick<ButtonProps, 'tone' | 'isBusy'> {
  children: ReactNode
  /** The address without scripts. */
  action: string | undefined
  /** The fields to post there; without fields the address is only opened. */
  fields?: Readonly<Record<string, string | number>> | null
  /** The action with scripts. */
  onPress: () => void
}

/** The button; place it beside a form, never inside one. */
export function PlainAction({ children, action, fields = null, onPress, tone = 'quiet', isBusy = false }: PlainActionProps) {
  return (
    <form
      action={action}
      method={fields === null ? 'get' : 'post'}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onPress()
      }}
    >
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone={tone} isBusy={isBusy}>
        {children}
      </Button>
    </form>
  )
}
