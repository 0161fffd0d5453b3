// What happens next: the e-mail, the day of the delivery with an entry for the calendar, and where to follow the parcel.
import { useLingui } from '@lingui/react/macro'
import { addressLines } from '#shared/address/rules/address.ts'
import type { LastOrder } from '#shared/checkout/wire/order.ts'
import { environment } from '#shared/environment.ts'
import { formatSlot } from '#shared/i18n/format-date.ts'
import { useMount } from '#shared/mount/context.ts'
import { saveFile } from '#shared/orders/parts/save-file.ts'
import { calendarFile } from '#shared/orders/rules/calendar-file.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Exact } from '#shared/ui/Exact.tsx'
import { pointLines } from './point-lines.ts'

/** The steps. A day is named for a paid order only: before that nothing is sent. */
export function NextSteps({ order, level }: { order: LastOrder; level: 2 | 3 }) {
  const { t } = useLingui()
  const { id } = useMount()
  const { number, status, email, pickupPoint: point, deliverySlot: slot, shippingAddress: address, trackUrl } = order
  const expected = status === 'paid' ? order.expectedOn : null
  const hours = slot?.from && slot.to ? { from: slot.from, to: slot.to } : null
  const day = expected === null ? '' : formatSlot({ date: expected, from: hours?.from ?? '', to: hours?.to ?? '' })
  const pointName = point?.name ?? ''
  const save = () => {
    if (expected === null) return
    const entry = {
      uid: `${number}@${environment.location.host}`,
      title: point ? t`Order ${number} can be collected` : t`Delivery of order ${number}`,
      place: (point ? pointLines(point) : address ? addressLines(address) : []).join(', '),
      ...{ day: expected, hours, now: environment.now() },
    }
    const bytes = new TextEncoder().encode(calendarFile(entry))
    saveFile(bytes.buffer, `order_${number}.ics`, 'text/calendar')
  }
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="order-confirmation-next" aria-labelledby={id('next')}>
      <Heading id={id('next')}>{t`What happens next`}</Heading>
      <ol>
        {email ? (
          <li>
            <Exact text={t`You will receive a confirmation at ${email} within 15 minutes.`} keep={[email]} />
          </li>
        ) : null}
        <li>{status === 'paid' ? t`We get your order ready.` : t`We get your order ready once your payment has arrived.`}</li>
        {expected === null ? null : (
          <li>
            {point ? t`You can collect it from ${day} at ${pointName}.` : t`We expect to deliver it on ${day}.`}{' '}
            <Button tone="quiet" onPress={save}>{t`Add to calendar`}</Button>
          </li>
        )}
        {trackUrl ? (
          <li>
            <a href={trackUrl}>{t`Follow your order`}</a>
          </li>
        ) : null}
      </ol>
    </section>
  )
}
