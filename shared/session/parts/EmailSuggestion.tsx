// "Did you mean ...?" below an e-mail address that looks mistyped.
import { useLingui } from '@lingui/react/macro'
import { Button } from '#shared/ui/Button.tsx'

/** What the question needs. */
export interface EmailSuggestionProps {
  suggestion: string | null
  /** The field of the address, which gets the focus when the question goes. */
  fieldId: string
  onTake: (email: string) => void
}

/** The question, or nothing; the status around it is the caller's, since it has to be there before its words. */
export function EmailSuggestion({ suggestion: email, fieldId, onTake }: EmailSuggestionProps) {
  const { t } = useLingui()
  if (email === null) return null
  const take = () => {
    onTake(email)
    document.getElementById(fieldId)?.focus()
  }
  return <Button tone="quiet" onPress={take}>{t`Did you mean ${{ email }}?`}</Button>
}
