// The tools of the checkout's steps, for the page that has them; loaded there only. They end at the order button, which is the shopper's.
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { addressFieldNames, COUNTRY } from '#shared/address/rules/address-fields.ts'
import type { Result } from '#shared/domain/failure.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { failureSentence, problemSentence, sentence } from '#shared/i18n/sentences.ts'
import { $lines, $totals } from '#stores/cart/cart.ts'
import {
  $currentStep,
  $mustLeave,
  $shippingAddress,
  addressForm,
  addressKey,
  goToStep,
  stepFields,
  submitShipping,
} from '#stores/checkout/checkout.ts'
import { $offeredCheckout } from '#stores/checkout/offered.ts'
import {
  $hasLooked,
  $isAtTill,
  $isUnsure,
  $paymentMethod,
  $paymentMethods,
  chooseIssuer,
  choosePaymentMethod,
  placeOrder,
} from '#stores/checkout/payment.ts'
import { $shippingMethod, $shippingMethods, chooseDeliverySlot, chooseShippingMethod } from '#stores/checkout/shipping.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { $customer } from '#stores/session/current-customer.ts'
import { cartFacts, money } from '../facts.ts'
import { defineTool, invalid, refuse, type Tool } from '../tool.ts'

const ADDRESS = 1
const DELIVERY = 2
const PAYMENT = 3

const isOpen = () => $isAtTill.get()

const getCheckout = defineTool({
  name: 'get_checkout',
  title: msg`Checkout`,
  description: msg`Says how far the checkout is, which fields the address has, which ways of delivery and payment there are, and what is to pay. Name and address of the shopper are not told.`,
  effect: 'reads',
  hasOthersTexts: true,
  isOffered: isOpen,
  fields: {},
  words: {},
  run: async () => ({ ok: true, value: checkoutFacts() }),
})

const fillAddress = defineTool({
  name: 'fill_in_address',
  title: msg`Fill in the address`,
  description: msg`Fills in the delivery address in the checkout, and saves it. What is left out stays as the shopper typed it.`,
  effect: 'changes',
  isOffered: isOpen,
  fields: {
    email: v.optional(v.string()),
    address: v.record(v.picklist(addressFieldNames), v.string()),
  },
  words: {
    email: msg`The e-mail address of the shopper, unless logged in`,
    address: msg`The fields by the names that the checkout tells; the country is its code of two letters`,
  },
  run: async ({ email, address }, { origin }) => {
    if ($currentStep.get() !== ADDRESS) goToStep(ADDRESS, origin)
    const { country, countries } = $page.get()
    const form = addressForm(countries.length > 0 || country === null ? countries : [country])
    // The country first, since the other fields are those of the country.
    const { [COUNTRY]: land, ...rest } = address
    if (land !== undefined) form.fillIn({ [addressKey('shipping', COUNTRY)]: land })
    const typed = Object.entries(rest).map(([name, text]) => [`shipping_${name}`, text])
    form.fillIn({ ...Object.fromEntries(typed), ...(email === undefined || $customer.get() ? {} : { email, emailRepeat: email }) })
    const saved = await form.submit(origin)
    if (saved.ok) return { ok: true, value: checkoutFacts() }
    const errors = [...form.$state.get().errors].map(([name, error]) => [
      name.replace(/^shipping_/, ''),
      typeof error === 'string' ? error : problemSentence(error),
    ])
    return errors.length > 0 ? { ok: false, error: invalid(Object.fromEntries(errors)) } : saved
  },
})

const chooseDelivery = defineTool({
  name: 'choose_delivery',
  title: msg`Choose the delivery`,
  description: msg`Chooses a way of delivery and, where it has them, a time, and continues to the payment.`,
  effect: 'changes',
  isOffered: isOpen,
  fields: { code: v.string(), time: v.optional(v.string()) },
  words: { code: msg`The way of delivery, as the checkout names it`, time: msg`The time, as the checkout names it` },
  run: async ({ code, time }, { origin }) => {
    if ($currentStep.get() === ADDRESS) return refuse('address-missing', i18n._(msg`The address comes first.`))
    if ($currentStep.get() !== DELIVERY) goToStep(DELIVERY, origin)
    const chosen = await chooseShippingMethod(code, origin)
    if (!chosen.ok) return chosen
    if (time !== undefined) chooseDeliverySlot(time)
    const saved = await submitShipping(origin)
    return saved.ok ? { ok: true, value: checkoutFacts() } : saved
  },
})

const choosePayment = defineTool({
  name: 'choose_payment',
  title: msg`Choose the payment`,
  description: msg`Chooses a way to pay and, where it has them, the bank. Nothing is paid by this.`,
  effect: 'changes',
  isOffered: isOpen,
  fields: { code: v.string(), bank: v.optional(v.string()) },
  words: { code: msg`The way to pay, as the checkout names it`, bank: msg`The bank, as the checkout names it` },
  run: async ({ code, bank }, { origin }) => {
    if ($currentStep.get() !== PAYMENT) return refuse('delivery-missing', i18n._(msg`Address and delivery come first.`))
    const chosen = await choosePaymentMethod(code, origin)
    if (!chosen.ok) return chosen
    const issued = bank === undefined ? chosen : await chooseIssuer(bank)
    return issued.ok ? { ok: true, value: checkoutFacts() } : issued
  },
})

const order = defineTool({
  name: 'place_order',
  title: msg`Place the order`,
  description: msg`Asks the shopper to place the order: a dialog shows the goods, where they go and the total, and nothing is ordered unless its button is pressed by hand.`,
  effect: 'asks',
  isOffered: isOpen,
  fields: {},
  words: {},
  run: async (_, { origin, ask }) => {
    const missing = whatIsMissing()
    if (missing) return missing
    const agreed = await ask({ kind: 'order' })
    if (!agreed.ok) return agreed
    const placed = await placeOrder(origin)
    return placed.ok ? { ok: true, value: { isOrdered: true, next: $mustLeave.get()?.to ?? null } } : placed
  },
})

/** Calls back now and whenever the checkout opens or closes; the returned function stops it. */
export const followCheckout = (changed: () => void): (() => void) => $isAtTill.subscribe(changed)

/** In the order of the steps. */
export const checkoutTools: readonly Tool[] = [getCheckout, fillAddress, chooseDelivery, choosePayment, order]

/** Why she cannot be asked to order yet; null where she can. */
function whatIsMissing(): Result<never> | null {
  if ($currentStep.get() !== PAYMENT) return refuse('delivery-missing', i18n._(msg`Address and delivery come first.`))
  const method = $paymentMethod.get()
  if (!method) return refuse('payment-missing', sentence('payment.method-missing'))
  // The law wants its terms read where they stand.
  if (method.credit)
    return refuse('press-needed', i18n._(msg`This way to pay has terms to read, so the shopper orders on the page itself.`))
  if ($isUnsure.get() && !$hasLooked.get()) return refuse('unsure', sentence('payment.answer-lost'))
  if ($lines.get().length === 0 || $totals.get().state !== 'ready') return refuse('no-sum', sentence('cart.load-failed'))
  return null
}

const stepNames: Readonly<Record<number, string>> = { [ADDRESS]: 'address', [DELIVERY]: 'delivery', [PAYMENT]: 'payment' }

function checkoutFacts(): object {
  const view = $offeredCheckout.get()?.get()
  const fields = stepFields($shippingAddress.get().country).map(({ name, isRequired }) => ({ name, isRequired }))
  return {
    step: stepNames[$currentStep.get()],
    needsEmail: $customer.get() === null,
    addressFields: fields,
    deliveries: (valueOf($shippingMethods.get()) ?? [])
      .filter(({ isAvailable }) => isAvailable)
      .map(({ code, carrierTitle, title, price, promise, slots, pickup }) => ({
        ...{ code, title: [carrierTitle, title].filter(Boolean).join(', '), price: money(price), promise },
        ...(pickup === null ? {} : { needsPickupPoint: true }),
        ...(slots.length > 0 ? { times: slots.map(({ id, date, from, to, label }) => ({ id, date, from, to, label })) } : {}),
      })),
    delivery: $shippingMethod.get()?.code ?? null,
    payments: (valueOf($paymentMethods.get()) ?? []).map(({ code, title, issuers }) => ({
      ...{ code, title },
      ...(issuers.length > 0 ? { banks: issuers.map((one) => ({ code: one.code, title: one.title })) } : {}),
    })),
    payment: $paymentMethod.get()?.code ?? null,
    ...(view?.error ? { error: failureSentence(view.error) } : {}),
    cart: cartFacts(),
  }
}
