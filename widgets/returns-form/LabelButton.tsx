// The button that fetches the return label, looks whether it is one, and saves it.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { sentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { saveFile } from '#shared/ui/save-file.ts'
import { $return, loadReturnLabel } from '#stores/returns.ts'

/** The button; `isPlain` makes it a form of its own, which works without a script. */
export function LabelButton({ action, isPlain }: { action: string | undefined; isPlain: boolean }) {
  const { t } = useLingui()
  const current = useShared($return)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async () => {
    setState('busy')
    const label = await loadReturnLabel()
    if (label.ok) saveFile(label.value.bytes, label.value.name, 'application/pdf')
    setState(label.ok ? 'idle' : 'failed')
  }
  const fault = state === 'failed' ? <Notice tone="error">{sentence('returns.label-failed')}</Notice> : null
  if (!isPlain || current.state === 'asking' || 'token' in current.access) {
    return (
      <div className="returns-form-label">
        {fault}
        <Button isBusy={state === 'busy'} onPress={() => void save()}>{t`Download return label`}</Button>
      </div>
    )
  }
  const { email, orderNumber } = current.access
  return (
    <form
      className="returns-form-label"
      action={action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (state !== 'busy') void save()
      }}
    >
      <input type="hidden" name="step" value="label" />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="shipment" value={current.order.shipmentId ?? ''} />
      {fault}
      <Button type="submit" tone="primary" isBusy={state === 'busy'}>{t`Download return label`}</Button>
    </form>
  )
}
