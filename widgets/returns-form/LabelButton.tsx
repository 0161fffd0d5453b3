// The button that loads the return label, checks that it is one, and saves it.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { sentence } from '#shared/i18n/sentences.ts'
import { orderFields } from '#shared/orders/parts/order-fields.ts'
import { saveFile } from '#shared/orders/parts/save-file.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { PlainAction } from '#shared/ui/PlainAction.tsx'
import { loadReturnLabel, type ReturnState } from '#stores/orders/returns.ts'

/** The button, for an order that has a label. */
export function LabelButton({
  of: { access, order },
  action,
  isPrimary = false,
}: {
  of: Exclude<ReturnState, { state: 'asking' }>
  action: string | undefined
  isPrimary?: boolean
}) {
  const { t } = useLingui()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async () => {
    setState('busy')
    const label = await loadReturnLabel()
    if (label.ok) saveFile(label.value.bytes, label.value.name, 'application/pdf')
    setState(label.ok ? 'idle' : 'failed')
  }
  if (order.shipmentId === null) return null
  return (
    <div className="returns-form-label">
      {state === 'failed' ? <Notice tone="error">{sentence('returns.label-failed')}</Notice> : null}
      <PlainAction
        action={action}
        fields={orderFields(access, { step: 'label', shipment: order.shipmentId })}
        tone={isPrimary ? 'primary' : 'secondary'}
        isBusy={state === 'busy'}
        onPress={() => void save()}
      >{t`Download return label`}</PlainAction>
    </div>
  )
}
