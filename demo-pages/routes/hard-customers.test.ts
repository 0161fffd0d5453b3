// Tests difficult input in a customer's details, in registration and settings.
import { test } from 'vitest'
import { profileForm } from '#stores/account/profile.ts'
import { registerForm } from '#stores/account/register-form.ts'
import { agreeOn, type HardForm, type HardStore, hardStores, judged, text, type Values } from '#tests/support/hard-forms.ts'
import { hardStage } from '#tests/support/hard-stage.ts'
import { birthDays, choices, emails, lines, passwords, phones } from '#tests/support/hard-values.ts'

const stage = hardStage()

const details = {
  firstname: lines({ min: 2, max: 255 }),
  lastname: lines({ min: 2, max: 255 }),
  gender: choices(['male', 'female', 'neutral'], { isRequired: false }),
  ...birthDays(),
  prefix: lines({ max: 255, isRequired: false }),
  telephone: phones(),
  company: lines({ max: 255, isRequired: false }),
}
const born = { day: '28', month: '1', year: '2000' }
const known = { firstname: 'Åsa', lastname: "O'Neil", gender: 'neutral', ...born, prefix: '', telephone: '', company: '' }

let people = 0
const register: HardForm = {
  name: 'register',
  table: { ...details, email: emails(), password: passwords() },
  sound: () => {
    const email = `new-${++people}@example.com`
    return { ...known, email, emailRepeat: email, password: 'Abcdefg-1', passwordConfirmation: 'Abcdefg-1', newsletter: false }
  },
  follow: (values) => ({ ...values, emailRepeat: values['email'] ?? '', passwordConfirmation: values['password'] ?? '' }),
  also: (values) => ({
    ...(text(values, 'email').trim() === '' ? { emailRepeat: { code: 'form.required' } } : {}),
    ...(text(values, 'password').trim() === '' ? { passwordConfirmation: { code: 'form.required' } } : {}),
  }),
  judge: (values) => judged(registerForm({ values: {}, refused: {} }), values),
  send: async (store, { emailRepeat, passwordConfirmation, ...values }) => {
    // An earlier registration may have used the same e-mail address.
    const present = hardStores.map((one) => stage.customers[one].id)
    await stage.shop.db
      .deleteFrom('customer')
      .where('id', '>', Math.max(...present))
      .execute()
    const body = { ...values, email_repeat: emailRepeat, password_confirmation: passwordConfirmation }
    return stage.post(store, 'api/customer/register', body)
  },
}

/** Settings of a customer without any details. */
const nobody = {
  id: 0,
  email: '',
  firstname: '',
  lastname: '',
  gender: null,
  prefix: null,
  company: null,
  telephone: null,
  birthDate: null,
  version: 1,
}

const version = async (store: HardStore) =>
  (await stage.shop.db.selectFrom('customer').select('version').where('id', '=', stage.customers[store].id).executeTakeFirstOrThrow())
    .version

const settings: HardForm = {
  name: 'settings',
  table: details,
  sound: (): Values => known,
  judge: (values) => judged(profileForm(nobody, { values: {}, refused: {} }), values),
  send: async (store, values) => stage.putAs(store, 'api/customer/me', { ...values, version: await version(store) }),
}

// Each valid input creates a customer, and hashing her password is slow on purpose.
test.each([register, settings])('$name', (form) => agreeOn(stage, form), 600_000)
