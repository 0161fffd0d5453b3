// Tests of a review, from the button to the confirmation, and of the server's refusals.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { reviewForm } from '#stores/product/review-form.ts'
import { photoSending } from '#shared/form/photo-sending.ts'
import { json } from '#tests/support/fault-server.ts'
import { field, press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { $isLoginOpen, offerLogin } from '#stores/session/current-customer.ts'
import reviewFormWidget from './review-form.tsx'

const page = useWidgetPage('https://shop.test/nl/product/home-shirt')
const CALL = 'POST api/catalog/product/12/reviews'
const asJpeg = (file: File) => Promise.resolve({ type: 'image/jpeg', data: `small ${file.name}` })
const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })
const filled = { rating: '4', title: 'Good', text: 'Fits well.', nickname: 'Mary', fit: 'true' }

test('a customer who presses before the session is loaded gets the form, not the login', async () => {
  page.shop.kept.isLoggedIn = true
  page.browser.cookies.set('touchline-session', '5')
  offerLogin()
  const letGo = page.shop.holdAnswer('GET api/session')
  const mount = page.show(reviewFormWidget, { productId: 12 })
  await press('Write a review', mount)
  expect($isLoginOpen.get()).toBe(false)
  letGo()
  await shown('Send review', mount)
  expect($isLoginOpen.get()).toBe(false)
})

test('an address that ends in its anchor opens it for a customer, and asks nothing of a guest', async () => {
  offerLogin()
  page.tab.go('/nl/product/home-shirt#review-form')
  const guest = page.show(reviewFormWidget, { productId: 12 })
  await shown('You need to be logged in.', guest)
  expect([$isLoginOpen.get(), guest.querySelector('[aria-expanded]')?.getAttribute('aria-expanded')]).toEqual([false, 'false'])
  guest.remove()
  page.shop.kept.isLoggedIn = true
  page.browser.cookies.set('touchline-session', '5')
  const mount = page.show(reviewFormWidget, { productId: 12 })
  await shown('Send review', mount)
  await soon(() => document.activeElement === field('1 star: bad'))
})

test('the form takes the focus, with its stars in one row by their names, and Escape returns it to the button', async () => {
  page.shop.kept.isLoggedIn = true
  page.browser.cookies.set('touchline-session', '5')
  const mount = page.show(reviewFormWidget, { productId: 12 })
  await press('Write a review', mount)
  await soon(() => document.activeElement === field('1 star: bad'))
  expect([...mount.querySelectorAll('.review-form-stars label')].map(words)).toEqual([
    '1 star: bad',
    '2 stars: poor',
    '3 stars: all right',
    '4 stars: good',
    '5 stars: excellent',
  ])
  field('4 stars: good').click()
  await soon(() => words(mount.querySelector('.review-form-chosen')) === '4 stars: good')
  expect(mount.querySelectorAll('.review-form-star[data-filled]')).toHaveLength(4)
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await soon(() => document.activeElement?.textContent === 'Write a review')
  await soon(() => !mount.textContent.includes('Send review'))
})

test('an address that ends in another anchor leaves it closed', async () => {
  page.shop.kept.isLoggedIn = true
  page.browser.cookies.set('touchline-session', '5')
  page.tab.go('/nl/product/home-shirt#reviews')
  const mount = page.show(reviewFormWidget, { productId: 12 })
  await press('Write a review', mount)
  await shown('Send review', mount)
  await press('Close', mount)
  expect(mount.textContent).not.toContain('Send review')
})

test('a guest is told that only buyers can review if the host says so', () => {
  const bought = (options: object) => page.show(reviewFormWidget, { productId: 12, ...options }).textContent.includes('to have bought it')
  expect([bought({}), bought({ isForBuyers: true })]).toEqual([false, true])
})

test('missing values are reported, and nothing is sent', async () => {
  const form = reviewForm(12, asJpeg)
  form.fillIn({ rating: '', title: '' })
  expect(await form.submit()).toMatchObject({ ok: false })
  expect([...form.$state.get().errors.keys()]).toEqual(expect.arrayContaining(['rating', 'title', 'text', 'nickname']))
  expect(page.shop.calls()).toEqual([])
})

test('a complete one is sent once in the call’s form', async () => {
  page.shop.once(CALL, json({ state: 'pending' }, 201))
  const form = reviewForm(12, asJpeg)
  form.fillIn(filled)
  await form.submit()
  expect(form.$state.get().sending.state).toBe('sent')
  const body = { rating: 4, title: 'Good', text: 'Fits well.', nickname: 'Mary', fit: 'true' }
  expect(page.shop.arrivals(CALL).map((arrived) => arrived.body)).toEqual([body])
})

test('photos are sent as base64, in their order', async () => {
  page.shop.once(CALL, json({ state: 'pending' }, 201))
  const form = reviewForm(12, asJpeg)
  form.fillIn(filled)
  form.attach('photos', [photo('a.jpg'), photo('b.png', 'image/png')])
  await Promise.all([form.submit(), form.submit()])
  expect(form.$state.get().sending.state).toBe('sent')
  const photos = [
    { name: 'photo-1', type: 'image/jpeg', base64_encoded_data: 'small a.jpg' },
    { name: 'photo-2', type: 'image/jpeg', base64_encoded_data: 'small b.png' },
  ]
  expect(page.shop.arrivals(CALL).map(({ body }) => body)).toMatchObject([{ title: 'Good', photos }])
})

test('cancelling while photos are prepared sends nothing and keeps the text', async () => {
  const waiting = Promise.withResolvers<{ type: string; data: string }>()
  const sending = photoSending()
  const form = reviewForm(12, () => waiting.promise, sending)
  form.fillIn(filled)
  form.attach('photos', [photo('a.jpg'), photo('b.jpg')])
  const sent = form.submit()
  await expect.poll(() => sending.$progress.get()).toEqual({ state: 'preparing', done: 0, count: 2 })
  sending.cancel()
  waiting.resolve({ type: 'image/jpeg', data: 'AAAA' })
  expect(await sent).toMatchObject({ ok: false, error: { kind: 'aborted' } })
  expect(sending.$progress.get()).toEqual({ state: 'stopped' })
  expect(page.shop.calls()).toEqual([])
  expect(form.$state.get()).toMatchObject({ values: { title: 'Good' }, sending: { state: 'editing' } })
})

test('if the code that prepares photos cannot be loaded, it is reported, and nothing is sent', async () => {
  const form = reviewForm(12, () => Promise.reject(new Error('no line')))
  form.fillIn(filled)
  form.attach('photos', [photo('a.jpg')])
  expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'review.save-failed' } })
  expect(page.shop.calls()).toEqual([])
})

test.each([
  ['a fourth', ['a', 'b', 'c', 'd'].map((name) => photo(name)), 'form.file-count'],
  ['a film', [photo('a.mp4', 'video/mp4')], 'form.file-kind'],
  ['what is too large', [new File([new Uint8Array(8_000_001)], 'a.jpg', { type: 'image/jpeg' })], 'form.file-size'],
])('%s is reported at the field, and nothing is sent', async (_, files, code) => {
  const form = reviewForm(12, asJpeg)
  form.fillIn(filled)
  form.attach('photos', files)
  expect((await form.submit()).ok).toBe(false)
  expect(form.$state.get().errors.get('photos')).toMatchObject({ code })
  expect(page.shop.calls()).toEqual([])
})

test('a refusal of photos is shown at their field, and text and photos stay', async () => {
  page.shop.once(CALL, json({ message: 'Unable to save review', errors: { photos: ['One of the files is not a photo.'] } }, 422))
  const form = reviewForm(12, asJpeg)
  form.fillIn(filled)
  form.attach('photos', [photo('a.jpg')])
  await form.submit()
  const { errors, sending, values } = form.$state.get()
  expect([errors.get('photos'), sending.state, values.title]).toEqual(['One of the files is not a photo.', 'editing', 'Good'])
  expect(values.photos).toHaveLength(1)
})

test('if a photo cannot be prepared nothing is sent, and the text stays', async () => {
  const form = reviewForm(12, () => Promise.reject(new Error('The file with that part did not come.')))
  form.fillIn(filled)
  form.attach('photos', [photo('a.jpg')])
  expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'review.save-failed' } })
  expect(form.$state.get().values.title).toBe('Good')
  expect(page.shop.calls()).toEqual([])
})

test('if it cannot be saved, the text stays', async () => {
  page.shop.once(CALL, json({ message: 'You have reviewed this product already.', code: 'twice' }, 409))
  const form = reviewForm(12, asJpeg)
  form.fillIn(filled)
  await form.submit()
  expect(form.$state.get()).toMatchObject({
    values: { title: 'Good' },
    sending: { state: 'failed', error: { message: 'You have reviewed this product already.' } },
  })
})

test('without a message of the server the spec’s sentence is shown', async () => {
  page.shop.once(CALL, json({}, 500))
  const form = reviewForm(12, asJpeg)
  form.fillIn(filled)
  await form.submit()
  expect(form.$state.get().sending).toMatchObject({ state: 'failed', error: { code: 'review.save-failed' } })
})
