// Suggests a correction below an e-mail address that looks mistyped: "Did you mean ...?"
import { useLingui } from '@lingui/react/macro'
import { Button } from '#shared/ui/Button.tsx'

/** Props of the suggestion. */
export interface EmailSuggestionProps {
  suggestion: string | null
  /** The id of the address field, which gets the focus when the suggestion is removed. */
  fieldId: string
  onTake: (email: string) => void
}

/** The suggestion, or nothing; the caller renders the status around it, since that has to exist before its text. */
export function EmailSuggestion({ suggestion: email, fieldId, onTake }: EmailSuggestionProps) {
  const { t } = useLingui()
  if (email === null) return null
  const take = () => {
    onTake(email)
    document.getElementById(fieldId)?.focus()
  }
  return <Button tone="quiet" onPress={take}>{t`Did you mean ${{ email }}?`}</Button>
}
