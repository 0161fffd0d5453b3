// Failure codes of products and their delivery, each with its sentence.
import { msg } from '@lingui/core/macro'
import type { CodesOf } from '#shared/domain/code.ts'

/** Sentences by code; null where the spec shows nothing to the shopper, so the code is only logged. */
export const codes = {
  'product.load-failed': msg({ id: 'product.load-failed', message: 'This product could not be loaded, please try again.' }),
  'product.option-missing': msg({ id: 'product.option-missing', message: 'Please select a size.' }),
  'product.choice-missing': msg({ id: 'product.choice-missing', message: 'Choose an option: {label}' }),
  'product.size-gone': msg({ id: 'product.size-gone', message: 'Unfortunately we no longer have size {size} in stock.' }),
  'product.out-of-stock': msg({ id: 'product.out-of-stock', message: 'This product is out of stock.' }),
  'product.quantity-exceeds-stock': msg({ id: 'product.quantity-exceeds-stock', message: 'The quantity exceeds what we have in stock.' }),
  'product.quantity-invalid': msg({ id: 'product.quantity-invalid', message: 'Please enter a valid quantity.' }),
  'reviews.load-failed': null, // shown by the widget itself
  'review.save-failed': msg({ id: 'review.save-failed', message: 'Unable to save review' }),
  'size-chart.load-failed': null,
  'size-advice.failed': msg({ id: 'size-advice.failed', message: 'We could not work out your size, please try again.' }),
  'stock-alert.failed': msg({ id: 'stock-alert.failed', message: 'Your request could not be saved, please try again.' }),
  'specification.load-failed': null, // shown by the widget itself
  'set.nothing-chosen': msg({ id: 'set.nothing-chosen', message: 'Choose how many you want of at least one product.' }),
  'bundle.nothing-chosen': msg({ id: 'bundle.nothing-chosen', message: 'Select one of the options.' }),
  'bundle.option-missing': msg({ id: 'bundle.option-missing', message: 'Select one of the required options: {label}' }),
  'personalisation.text-missing': msg({ id: 'personalisation.text-missing', message: 'This field is required' }),
  'personalisation.choice-missing': msg({ id: 'personalisation.choice-missing', message: 'Please select one of the required options.' }),
  'personalisation.too-long': msg({ id: 'personalisation.too-long', message: 'Max {count} characters' }),
  'personalisation.characters': msg({ id: 'personalisation.characters', message: 'This cannot be printed: {characters}' }),
  'personalisation.range': msg({ id: 'personalisation.range', message: 'Please enter a number between {min} and {max}' }),
  'personalisation.step': msg({ id: 'personalisation.step', message: 'Please enter a number in steps of {step}' }),
  'team-roster.size-missing': msg({ id: 'team-roster.size-missing', message: 'Please select all player sizes.' }),
  'team-roster.number-twice': msg({ id: 'team-roster.number-twice', message: 'Number {number} is taken by more than one player.' }),
  'team-roster.too-few': msg({
    id: 'team-roster.too-few',
    message: '{count, plural, one {Enter at least # player.} other {Enter at least # players.}}',
  }),
  'team-roster.too-many': msg({ id: 'team-roster.too-many', message: 'A team has at most {count} players.' }),
  'team-roster.too-little-stock': msg({
    id: 'team-roster.too-little-stock',
    message: '{product} in size {size}: we have {stock}, your team needs {wanted}.',
  }),
  'delivery.tomorrow': msg({ id: 'delivery.tomorrow', message: 'Tomorrow, {day}' }),
  'delivery.on': msg({ id: 'delivery.on', message: 'Delivered on {day}' }),
  'delivery.made': msg({ id: 'delivery.made', message: 'Made for you, delivered on {day}' }),
  'delivery.by': msg({ id: 'delivery.by', message: 'Order by {hour} on a delivery day ({days}), delivered on the next one' }),
  'delivery.within': msg({ id: 'delivery.within', message: 'Delivered within {count} working days' }),
  'delivery.made-within': msg({ id: 'delivery.made-within', message: 'Made for you, delivered within {count} working days' }),
  'delivery.free': msg({ id: 'delivery.free', message: 'free' }),
  'delivery.free-from': msg({ id: 'delivery.free-from', message: '{fee}, free from {from}' }),
  'delivery.cost': msg({ id: 'delivery.cost', message: 'Delivery: {cost}' }),
}

declare module '#shared/domain/code.ts' {
  interface Codes extends CodesOf<typeof codes> {}
}
