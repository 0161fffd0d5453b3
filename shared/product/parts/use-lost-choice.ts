// Announces a choice that was cleared by another choice, such as a size after a new colour.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { AttributeState } from '#shared/product/rules/configurable.ts'
import { say } from '#shared/ui/say.ts'

/** Announces that the attribute lost its choice. */
export function useLostChoice({ label, chosen }: AttributeState): void {
  const { t } = useLingui()
  const last = useRef(chosen)
  useEffect(() => {
    const option = chosen ? undefined : last.current?.label
    last.current = chosen
    if (option !== undefined) say(t`${label} ${option} is no longer chosen.`, true)
  }, [chosen, label, t])
}
