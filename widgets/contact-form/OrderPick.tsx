// A select of the customer's orders, newest first, with an option to type another number. Loaded for customers only.
import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format-date.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { FormView } from '#shared/ui/use-form.ts'
import type { ContactValues } from '#stores/content/contact.ts'
import { myOrders } from '#stores/orders/my-orders.ts'

const OTHER = 'other'

/** The select, or a text field while there are no orders. */
export function OrderPick({ of: contact }: { of: FormView<ContactValues> }) {
  const { t } = useLingui()
  const orders = useShared(myOrders.$list)
  const [isOther, setOther] = useState(false)
  useEffect(() => {
    void myOrders.load()
  }, [])
  const items = orders.state === 'ready' ? orders.value.items : []
  const text = contact.text('orderNumber')
  if (items.length === 0) return <TextField {...text} inputMode="numeric" />
  const isListed = items.some(({ number }) => number === text.value)
  const isTyped = isOther || (text.value !== '' && !isListed)
  const pick = (value: string) => {
    setOther(value === OTHER)
    contact.form.type('orderNumber', value === OTHER ? '' : value)
  }
  const { name: _, ...select } = contact.select('orderNumber')
  return (
    <>
      <Select
        {...select}
        id={`${select.id}-pick`}
        // In a plain form the text field has this name; if both had it, the select would send the value of "another order".
        name={isTyped ? '' : text.name}
        label={t`Which order is it about?`}
        error={isTyped ? null : select.error}
        value={isTyped ? OTHER : text.value}
        onChoose={pick}
        options={[
          { value: '', label: t`Not about an order` },
          ...items.map(({ number, createdAt }) => {
            const date = formatDate(createdAt)
            return { value: number, label: t`${number} from ${date}` }
          }),
          { value: OTHER, label: t`Another order` },
        ]}
      />
      {isTyped ? <TextField {...text} inputMode="numeric" /> : null}
    </>
  )
}
