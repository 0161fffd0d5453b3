// The fields of a complaint: the item, the problem, and photos of it.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { complaintItems, piecesFor } from '#shared/orders/rules/complaint-item.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { FileField } from '#shared/ui/FileField.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { PlainAction } from '#shared/ui/PlainAction.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { SendingProgress } from '#shared/ui/SendingProgress.tsx'
import { shrinkPhoto } from '#shared/ui/shrink-photo.ts'
import { TextArea } from '#shared/ui/TextArea.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import {
  COMPLAINT_CHARACTERS,
  complaintForm,
  complaintSending,
  type ComplaintState,
  leaveComplaint,
  photoLimits,
} from '#stores/orders/complaint.ts'

type Writing = Extract<ComplaintState, { state: 'writing' }>

interface Props {
  writing: Writing
  action: string | undefined
  known: { itemId: string | undefined; piece: string | undefined; text: string | undefined }
  intent: string | undefined
}

/** The form for an order that was found. */
export function ComplaintFields({ writing: { access, order }, action, known, intent }: Props) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const complaint = useForm(() => complaintForm(access, order, known, shrinkPhoto), {
    itemId: t`Item`,
    piece: t`Piece`,
    text: t`What is wrong?`,
    photos: t`Photos`,
  })
  const isMissing = [...complaint.state.errors.values()].some((error) => typeof error === 'object' && error.code === 'form.required')
  const { number } = order
  const { count, megabytes } = photoLimits
  const items = complaintItems(order.items)
  const pieces = piecesFor(items, complaint.state.values.itemId)
  return (
    <div className="complaint-form-parts">
      <h2 className="complaint-form-title" ref={heading} tabIndex={-1}>
        <Exact text={t`Order ${number}`} keep={[number]} />
      </h2>
      <Form
        of={complaint}
        submit={t`Send`}
        action={action}
        encType="multipart/form-data"
        summary={isMissing ? t`All fields must be filled` : undefined}
      >
        <input type="hidden" name="step" value="submit" />
        <input type="hidden" name="intent" value={intent ?? ''} />
        {'email' in access ? (
          <>
            <input type="hidden" name="email" value={access.email} />
            <input type="hidden" name="orderNumber" value={access.orderNumber} />
          </>
        ) : null}
        <Select
          {...complaint.select('itemId')}
          options={[{ value: '', label: t`Choose an item` }, ...items.map(({ value, label }) => ({ value, label }))]}
        />
        {pieces.length < 2 ? null : (
          <Select
            {...complaint.select('piece')}
            options={[{ value: '', label: t`All of it` }, ...pieces.map((name) => ({ value: name, label: name }))]}
          />
        )}
        <TextArea {...complaint.text('text')} maxCharacters={COMPLAINT_CHARACTERS} rows={6} />
        <FileField
          {...complaint.files('photos')}
          hint={t`Up to ${count} photos (JPEG, PNG or WebP), each up to ${megabytes} MB. We make them smaller on your device and remove the location.`}
          accept={photoLimits.kinds.join(',')}
          isMultiple
        />
        <SendingProgress
          of={complaintSending}
          texts={{
            preparing: (place, photos) => t`Preparing photo ${place} of ${photos}`,
            sending: t`Sending your report`,
            sent: (sent, size) => t`Sending your report: ${sent} of ${size}`,
            stopped: t`Cancelled. Your report has not been sent.`,
            cancel: t`Cancel`,
          }}
        />
      </Form>
      <PlainAction action={action} onPress={leaveComplaint}>{t`Find another order`}</PlainAction>
    </div>
  )
}
