// The fields of a review.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { photoSending } from '#shared/form/photo-sending.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FileField } from '#shared/ui/FileField.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { SendingProgress } from '#shared/ui/SendingProgress.tsx'
import { TextArea } from '#shared/ui/TextArea.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { longestReview, type PrepareReviewPhoto, reviewForm, reviewPhotoLimits } from '#stores/product/review-form.ts'
import { StarField } from './StarField.tsx'

/** A photo that the browser cannot decode is sent unchanged: the server checks it and reports errors at the field. */
const prepare: PrepareReviewPhoto = async (file) => {
  const { shrinkPhoto, toBase64 } = await import('#shared/ui/shrink-photo.ts')
  const small = await shrinkPhoto(file)
  return small === null ? { type: file.type, data: (await toBase64(file)) ?? '' } : { type: 'image/jpeg', data: small }
}

/** The form, which takes the focus when it opens and is left by Escape. It keeps its values if it cannot be saved. */
export function ReviewFields({ productId, asksFit, onClose }: { productId: number; asksFit: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const [sending] = useState(photoSending)
  // Closing the form cancels its uploads.
  useEffect(() => sending.cancel, [sending])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    const place = box.current
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    place?.addEventListener('keydown', leave)
    return () => place?.removeEventListener('keydown', leave)
  }, [onClose])
  const review = useForm(() => reviewForm(productId, prepare, sending), {
    rating: t`Your rating`,
    fit: t`How does it fit?`,
    title: t`Title`,
    text: t`Your review`,
    photos: t`Photos`,
    nickname: t`Display name`,
  })
  const { count, megabytes } = reviewPhotoLimits
  return (
    <div ref={box} className="review-form-whole">
      <Form
        of={review}
        submit={t`Send review`}
        done={<Notice tone="success">{t`Thank you. Your review will appear here once we have checked it.`}</Notice>}
      >
        <StarField
          review={review}
          names={[t`1 star: bad`, t`2 stars: poor`, t`3 stars: all right`, t`4 stars: good`, t`5 stars: excellent`]}
        />
        {asksFit ? (
          <Select
            {...review.select('fit')}
            options={[
              { value: '', label: t`Prefer not to say` },
              { value: 'small', label: t`Runs small` },
              { value: 'true', label: t`True to size` },
              { value: 'large', label: t`Runs large` },
            ]}
          />
        ) : null}
        <TextField {...review.text('title')} />
        <TextArea {...review.text('text')} maxCharacters={longestReview} />
        <FileField
          {...review.files('photos')}
          hint={t`Up to ${count} photos (JPEG, PNG or WebP), each up to ${megabytes} MB. We make them smaller on your device and remove the location.`}
          accept={reviewPhotoLimits.kinds.join(',')}
          isMultiple
        />
        <TextField {...review.text('nickname')} autoComplete="nickname" />
        {review.state.values.photos.length > 0 ? (
          <SendingProgress
            of={sending}
            texts={{
              preparing: (place, photos) => t`Preparing photo ${place} of ${photos}`,
              sending: t`Sending your review`,
              sent: (sent, size) => t`Sending your review: ${sent} of ${size}`,
              stopped: t`Cancelled. Your review has not been sent.`,
              cancel: t`Cancel`,
            }}
          />
        ) : null}
      </Form>
      <Button tone="quiet" onPress={onClose}>{t`Close`}</Button>
    </div>
  )
}
