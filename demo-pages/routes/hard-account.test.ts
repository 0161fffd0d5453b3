// Tests difficult input in the forms of logins, passwords and gift cards: widget, host and this table must agree.
import { createHash } from 'node:crypto'
import { beforeEach, test } from 'vitest'
import type { Problem } from '#shared/domain/problem.ts'
import { hashPassword } from '../shop/customer.ts'
import type { MessageId } from '../shop/messages.ts'
import { balanceForm } from '#stores/cart/gift-balance.ts'
import { loginForm } from '#stores/session/login-form.ts'
import { forgotForm, resetForm } from '#stores/account/password-form.ts'
import { newPasswordForm } from '#stores/account/profile.ts'
import { agreeOn, type HardForm, type HardStore, hardStores, judged, text, type Values } from '#tests/support/hard-forms.ts'
import { hardPassword, hardStage } from '#tests/support/hard-stage.ts'
import { emails, hardWords, type HardValue, passwords, presentPasswords } from '#tests/support/hard-values.ts'

const stage = hardStage()
const blank = (says: HardValue['says']) => ['', ' ', '\t', '\u00a0', '\n'].map((value): HardValue => ({ value, says }))

const login: HardForm = {
  name: 'login',
  table: { email: emails(), password: presentPasswords(hardPassword) },
  sound: (store) => ({ email: `kim-${store}@example.com`, password: hardPassword }),
  judge: (values) => judged(loginForm(), { email: text(values, 'email'), password: text(values, 'password') }),
  send: async (store, values, isGood) => {
    const own = stage.shop.db.updateTable('customer').where('id', '=', stage.customers[store].id)
    if (isGood) await own.set({ email: text(values, 'email').trim() }).execute()
    return stage.post(store, 'api/customer/login', values)
  },
}

const forgot: HardForm = {
  name: 'forgotten password',
  table: { email: emails() },
  sound: () => ({ email: 'sanne@example.com' }),
  judge: (values) => judged(forgotForm('', {}), { email: text(values, 'email') }),
  send: (store, values) => stage.post(store, 'api/customer/password/forgot', values),
}

/** A repeated password is valid if it equals the password; these values never do. */
const repeats: HardValue[] = [
  ...blank({ code: 'form.required' }),
  ...hardWords.map((value): HardValue => ({ value, says: { code: 'form.password-repeat' } })),
]
const follow = (values: Values, changed: readonly string[]): Values =>
  changed.includes('passwordConfirmation') ? values : { ...values, passwordConfirmation: values['password'] ?? '' }

/** Without a password its repeat is missing too. */
const also = (values: Values): Record<string, Problem> =>
  text(values, 'passwordConfirmation').trim() === '' ? { passwordConfirmation: { code: 'form.required' } } : {}

const reset: HardForm = {
  name: 'new password by a link',
  table: { password: passwords(), passwordConfirmation: repeats },
  sound: () => ({ password: 'Abcdefg-1', passwordConfirmation: 'Abcdefg-1' }),
  follow,
  also,
  judge: (values) =>
    judged(resetForm('x', {}), { password: text(values, 'password'), passwordConfirmation: text(values, 'passwordConfirmation') }),
  send: async (store, { password, passwordConfirmation }) => {
    const { db } = stage.shop
    const link = {
      id: createHash('sha256').update('token').digest('hex'),
      customer_id: stage.customers[store].id,
      ends_at: new Date('2026-11-24'),
    }
    await db.deleteFrom('password_reset').execute()
    await db.insertInto('password_reset').values(link).execute()
    const body = { token: 'token', password, password_confirmation: passwordConfirmation }
    return stage.post(store, 'api/customer/password/reset', body)
  },
}

const change: HardForm = {
  name: 'another password',
  table: { currentPassword: presentPasswords(hardPassword), password: passwords(), passwordConfirmation: repeats },
  sound: () => ({ currentPassword: hardPassword, password: 'Abcdefg-1', passwordConfirmation: 'Abcdefg-1' }),
  follow,
  also,
  judge: (values) =>
    judged(newPasswordForm({ values: {}, refused: {} }), {
      currentPassword: text(values, 'currentPassword'),
      password: text(values, 'password'),
      passwordConfirmation: text(values, 'passwordConfirmation'),
    }),
  send: async (store, { currentPassword, password, passwordConfirmation }, isGood) => {
    if (isGood) await restore(store)
    const body = { current_password: currentPassword, password, password_confirmation: passwordConfirmation }
    return stage.postAs(store, 'api/customer/password/change', body)
  },
}
const hash = hashPassword(hardPassword)
const restore = async (store: HardStore) => {
  const { id, email } = stage.customers[store]
  await stage.shop.db
    .updateTable('customer')
    .set({ password_hash: await hash, email })
    .where('id', '=', id)
    .execute()
  await stage.logIn(store)
}

const cards = { en: 'TOUCH-2500-GBPS-CCCC', nl: 'TOUCH-2500-EURO-AAAA', de: 'TOUCH-2500-EURO-AAAA', se: 'TOUCH-9900-SEKS-EEEE' }
/** Capitals, dashes and spaces make no difference in a code. */
const spellings = [
  'CODE',
  ' CODE ',
  'code',
  'C O D E',
  'C-O-D-E',
  'C\u2009O\u2009D\u2009E',
  'C.O.D.E',
  '\nCODE',
  'C—O—D—E',
  '[CODE]',
  '„CODE“',
]
const spelt = (how: string, code: string) =>
  how.replace(/C(.*)O(.*)D(.*)E/i, (_, one = '') => (how === 'code' ? code.toLowerCase() : code.replaceAll('-', one)))
const known: readonly [code: string, sentence: MessageId][] = [
  ['TOUCH-USED-EVER-FFFF', 'gift-card.redeemed'],
  ['TOUCH-STOP-EVER-GGGG', 'gift-card.blocked'],
  ['TOUCH-GONE-EVER-HHHH', 'gift-card.expired'],
  ['TOUCH-ONLY-SHOP-JJJJ', 'gift-card.not-collectable'],
]
const giftCard: HardForm = {
  name: 'gift-card balance',
  table: {
    code: [
      ...spellings.flatMap((value) => ['', ' ', '  '].map((end): HardValue => ({ value: value + end, says: null }))),
      ...blank({ code: 'form.code' }),
      ...['A\u0000B', 'Ada\ud83d', '\udc5fAda'].map((value): HardValue => ({ value, says: { code: 'form.code' }, isUnkeepable: true })),
      ...[...hardWords, 'x'.repeat(64), 'x'.repeat(201), '👟'.repeat(10_000)].flatMap((word) =>
        [word, `TOUCH ${word}`, `${word}-CCCC`, `TOUCH-2500-${word}`, `${word}1`].map((value): HardValue => ({
          value,
          says: null,
          host: { sentence: 'gift-card.unknown' },
        })),
      ),
      ...known.map(([value, sentence]): HardValue => ({ value, says: null, host: { sentence } })),
    ],
  },
  sound: () => ({ code: 'CODE' }),
  judge: (values) => judged(balanceForm(undefined), { code: text(values, 'code') }),
  send: (store, values) => {
    const typed = text(values, 'code')
    return stage.post(store, 'api/giftcards/check', {
      code: /C.?O.?D.?E/i.test(typed) && typed.length < 12 ? spelt(typed, cards[store]) : typed,
    })
  },
}

// The test before may have ended the login, or changed its e-mail address or password.
beforeEach(async () => {
  for (const store of hardStores) await restore(store)
})

test.each([login, forgot, reset, change, giftCard])('$name', (form) => agreeOn(stage, form))
