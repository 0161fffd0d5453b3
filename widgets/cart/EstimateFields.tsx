// The fields of the delivery estimate: country and postcode, followed by the delivery methods for them.
import { type FormEvent, useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { postcodeRule } from '#shared/address/rules/postcode.ts'
import type { DeliveryWay } from '#shared/checkout/wire/shipping.ts'
import { formatCountry } from '#shared/i18n/format-country.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { failureSentence, problemSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { $deliveryEstimate, $estimatePlace, estimateDelivery, followEstimate } from '#stores/checkout/delivery-estimate.ts'
import { $page } from '#stores/page/page.ts'

/** The form and its result. */
export function EstimateFields({ countries }: { countries: readonly string[] }) {
  const { t } = useLingui()
  const { id } = useMount()
  const page = useShared($page)
  const place = useShared($estimatePlace)
  const estimate = useShared($deliveryEstimate)
  const [country, setCountry] = useState(place?.country ?? page.country ?? countries[0] ?? '')
  const [postcode, setPostcode] = useState(place?.postcode ?? '')
  const [isTried, setTried] = useState(false)
  const problem = isTried ? postcodeRule(country)(postcode) : null
  useEffect(followEstimate, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (postcodeRule(country)(postcode)) document.getElementById(id('estimate-postcode'))?.focus()
    else void estimateDelivery({ country, postcode })
  }
  return (
    <form className="cart-estimate-form" onSubmit={submit} noValidate>
      <Select
        id={id('estimate-country')}
        name="country_id"
        label={t`Country`}
        value={country}
        options={countries.map((code) => ({ value: code, label: formatCountry(code) }))}
        onChoose={setCountry}
        autoComplete="country"
      />
      <TextField
        id={id('estimate-postcode')}
        name="postcode"
        label={t`Postcode`}
        value={postcode}
        onInput={setPostcode}
        error={problem ? problemSentence(problem) : null}
        autoComplete="postal-code"
        maxLength={12}
        isRequired
      />
      <Button type="submit" isBusy={estimate.state === 'loading'}>{t`Show delivery options`}</Button>
      <div role="status">
        {estimate.state === 'failed' ? (
          <p>{failureSentence(estimate.error)}</p>
        ) : estimate.state === 'ready' && estimate.value.length === 0 ? (
          <p>{t`We do not deliver there.`}</p>
        ) : estimate.state === 'ready' ? (
          <ul className="cart-estimate-methods">
            {estimate.value.map((way) => (
              <Way key={way.code} way={way} currency={page.currency} />
            ))}
          </ul>
        ) : null}
      </div>
    </form>
  )
}

function Way({ way: { title, promise, price }, currency }: { way: DeliveryWay; currency: string }) {
  const { t } = useLingui()
  return (
    <li>
      <span>
        {title}
        {promise ? <small>{promise}</small> : null}
      </span>
      <strong translate={price ? 'no' : 'yes'}>{price === null ? '' : price === 0 ? t`Free` : formatMoney(price, currency)}</strong>
    </li>
  )
}
