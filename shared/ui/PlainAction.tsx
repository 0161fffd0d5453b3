// A button that is a small form of its own, so that it also works where no script runs.
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

/** What it needs. */
export interface PlainActionProps extends Pick<ButtonProps, 'tone' | 'isBusy'> {
  children: ReactNode
  /** Where it goes without a script. */
  action: string | undefined
  /** What it posts there; without fields the page is only opened. */
  fields?: Readonly<Record<string, string | number>> | null
  /** What it does where scripts run. */
  onPress: () => void
}

/** The button; give it a place beside a form, never inside of one. */
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
