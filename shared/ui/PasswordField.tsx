// A password field with a button that shows and hides the text.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { eye, eyeClosed } from './eyes.ts'
import { say } from './say.ts'

/** Props of a password field besides those of its field. */
export interface PasswordFieldProps extends Omit<FieldProps, 'children'> {
  name: string
  value: string
  onInput: (value: string) => void
  onLeave?: () => void
  autoComplete: 'current-password' | 'new-password'
  isRequired?: boolean
}

/** A password field. It is hidden again when its form is submitted, so that no browser stores it as ordinary text. */
export function PasswordField({ name, value, onInput, onLeave, autoComplete, isRequired = false, ...field }: PasswordFieldProps) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="touchline-password">
          <input
            {...wiring}
            ref={input}
            className="touchline-input"
            type={isShown ? 'text' : 'password'}
            name={name}
            value={value}
            onInput={(event) => onInput(event.currentTarget.value)}
            onBlur={onLeave}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-required={isRequired ? 'true' : undefined}
          />
          <IconButton
            className="touchline-password-toggle"
            icon={isShown ? eyeClosed : eye}
            label={isShown ? t`Hide password` : t`Show password`}
            onPress={() => {
              setShown(!isShown)
              say(isShown ? t`Your password is hidden` : t`Your password is visible`)
            }}
          />
        </span>
      )}
    </Field>
  )
}
