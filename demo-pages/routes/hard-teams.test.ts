// Tests difficult input in the forms of a team order, the organiser's and the players': widget, host and this table must agree.
import { beforeAll, test } from 'vitest'
import type { OpenedTeam } from '#shared/teams/wire.ts'
import { newTeamForm } from '#stores/teams/team-orders.ts'
import { entryForm, reminderForm } from '#stores/teams/team-entry.ts'
import { agreeOn, type HardForm, type HardStore, hardStores, judged, text } from '#tests/support/hard-forms.ts'
import { hardStage } from '#tests/support/hard-stage.ts'
import { emails, hardWords, lines, type HardValue } from '#tests/support/hard-values.ts'
import { team, teamPlayer } from '#tests/support/kind-items.ts'

const stage = hardStage()
/** An existing team order per store, with the token of its link and valid sizes; the cart holds the kit. */
const teams: Record<HardStore, { id: number; token: string; sizes: Record<string, string> }> = perStore({ id: 0, token: '', sizes: {} })
const sources: Record<HardStore, string> = perStore('')

function perStore<Value>(value: Value): Record<HardStore, Value> {
  return { en: value, nl: value, de: value, se: value }
}

beforeAll(async () => {
  const kit = async (store: HardStore, name: string): Promise<string> => {
    const players = [teamPlayer('a', 'M', { name, number: '98' }), teamPlayer('b', 'M', { name: 'BO', number: '99' })]
    const { body } = await stage.postAs(store, 'checkout/cart/items', { cartItems: [await team(stage.shop.db, players)] })
    return `cart-${body.items.at(-1).item_id}`
  }
  for (const store of hardStores) {
    const begun = await stage.postAs(store, 'api/customer/teams', {
      source: await kit(store, 'ANNA'),
      title: 'Under 12',
      closes_on: '2027-05-22',
    })
    const [{ id, link }] = begun.body.items
    const token: string = link.replace(/^.*#/, '')
    const { body } = await stage.post(store, 'api/teams/open', { token, owner: '' })
    const parts: { product_id: number; sizes: { value: string }[] }[] = body.parts
    teams[store] = { id, token, sizes: Object.fromEntries(parts.map((part) => [String(part.product_id), part.sizes[0]?.value ?? ''])) }
    sources[store] = await kit(store, 'CLEO')
  }
})

const dayWords: HardValue = { value: '', says: { code: 'form.required' } }
const never = [
  '2026-02-31',
  '2027-02-29',
  '2027-02-31',
  '2026-11-22',
  '2027-05-23',
  '2028-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-12-00',
  '26-12-01',
  '01-12-2026',
  '2026-12-1',
  '2026/12/01',
  '+02026-12-01',
  '2026-12-01T00:00',
  '9999-99-99',
]
const teamOrder: HardForm = {
  name: 'team order',
  table: {
    title: lines({ min: 2, max: 80 }),
    closesOn: [
      dayWords,
      ...['2026-11-23', '2026-12-01', '2027-02-28', '2027-05-22', ' 2026-12-31 '].map((value): HardValue => ({ value, says: null })),
      ...[...never, ...hardWords].map((value): HardValue => ({
        value,
        says: null,
        host: { sentence: 'team-order.day', parameters: [180] },
      })),
    ],
    source: [{ value: 'cart', says: null }, ...['', ' ', '\t'].map((value): HardValue => ({ value, says: { code: 'form.required' } }))],
  },
  sound: () => ({ source: 'cart', title: 'Under 12', closesOn: '2026-12-01' }),
  judge: (values) =>
    judged(newTeamForm({ values: {}, refused: {} }), {
      source: text(values, 'source'),
      title: text(values, 'title'),
      closesOn: text(values, 'closesOn'),
    }),
  send: async (store, { source, title, closesOn }) => {
    await stage.shop.db
      .deleteFrom('team_order')
      .where('customer_id', '=', stage.customers[store].id)
      .where('id', '<>', teams[store].id)
      .execute()
    const known = source === 'cart' ? sources[store] : source
    return stage.postAs(store, 'api/customer/teams', { source: known, title, closes_on: closesOn })
  },
}

/** The print on a shirt: at most twelve letters. */
const printed = (value: string, most: number, signs: RegExp): HardValue => {
  const wrong = Array.from(value.trim().normalize('NFC'))
  if (wrong.length > most) return { value, says: null, host: { sentence: 'print.too-long', parameters: [most] } }
  const strange = [...new Set(wrong.filter((sign) => !signs.test(sign)))]
  return {
    value,
    says: null,
    ...(strange.length ? { host: { sentence: 'print.characters' as const, parameters: [strange.join(' ')] } } : {}),
  }
}
const ofLines = (values: readonly HardValue[], most: number, signs: RegExp) =>
  values.map((one) => (one.says === null || one.says.code === 'form.max-length' ? printed(String(one.value), most, signs) : one))
const letters = /^[A-Za-zÀ-ÖØ-öø-ÿ .'’-]$/u
const given = [
  "O'NEIL",
  'O’Neil',
  'José',
  'ANNA-MARIE',
  'St. John',
  'Ø',
  'ß',
  'Zoe\u0308',
  'van der Berg',
  ' Ada ',
  'x'.repeat(12),
  'Ñandú',
  "d'Arc",
]
const numbers = Array.from({ length: 100 }, (_, at) => printed(String(at), 2, /^[0-9]$/))
/** A team order behind its link, without anything in it. */
const nothing: OpenedTeam = {
  title: '',
  kit: '',
  kitUrl: null,
  picture: null,
  closesOn: '',
  isOpen: true,
  deletedOn: null,
  needsNumber: false,
  highestNumber: null,
  takenNumbers: [],
  reservedNumbers: [],
  parts: [],
  entry: null,
  reminder: null,
}
const teamEntry: HardForm = {
  name: 'team entry',
  table: {
    name: ofLines([...given.map((value): HardValue => ({ value, says: null })), ...lines({ max: 255 })], 12, letters),
    number: [...numbers, ...ofLines(lines({ max: 20, isRequired: false }), 2, /^[0-9]$/)],
    'size.29': [{ value: 'size', says: null }, ...['', ' '].map((value): HardValue => ({ value, says: { code: 'form.required' } }))],
  },
  sound: () => ({ name: 'CLEO', number: '11', 'size.29': 'size' }),
  judge: (values) => {
    const opened = { ...nothing, parts: [{ productId: 29, name: 'Shirt', sizes: [], hasChart: false, advice: null }] }
    const form = entryForm({ token: 'x', owner: 'x', isSent: false, team: opened }, { values: {}, refused: {} })
    return judged(form, { name: text(values, 'name'), number: text(values, 'number'), 'size.29': text(values, 'size.29') })
  },
  send: async (store, { name, number, 'size.29': size }) => {
    await stage.shop.db.deleteFrom('team_player').where('team_order_id', '=', teams[store].id).execute()
    const { token, sizes } = teams[store]
    return stage.post(store, 'api/teams/enter', {
      token,
      owner: crypto.randomUUID(),
      name,
      number,
      sizes: { ...sizes, 29: size === 'size' ? sizes['29'] : size },
    })
  },
}

const teamReminder: HardForm = {
  name: 'team reminder',
  // An empty address takes the earlier one back.
  table: { email: emails().filter(({ says }) => says?.code !== 'form.required') },
  sound: () => ({ email: 'cleo@example.com' }),
  judge: (values) =>
    judged(reminderForm({ token: 'x', owner: 'x', isSent: false, team: nothing }, {}, {}), { email: text(values, 'email') }),
  send: async (store, { email }) => {
    await stage.shop.db.deleteFrom('team_address').execute()
    await stage.shop.db.deleteFrom('try_count').execute()
    return stage.post(store, 'api/teams/remind', { token: teams[store].token, owner: crypto.randomUUID(), email })
  },
}

test.each([teamOrder, teamEntry, teamReminder])('$name', (form) => agreeOn(stage, form))
