// What has to be refused, and in words that a shopper can read.
import { field, listIn, numberIn, type Shop, titleOf } from '../shop.ts'
import { judge } from '../judge.ts'
import { shown } from '../report.ts'

/** Nobody has it. */
const nobody = { email: 'nobody-has-this@touchline.invalid', order_number: '000000000' }

/** Wrong on purpose; each answer is a 4xx with a message. */
const wrongs: readonly { name: string; what: string; json: unknown }[] = [
  { name: 'cart.addLines', what: 'with a sku that is not sold', json: { cartItems: [{ sku: 'TOUCHLINE-IS-NOT-SOLD', qty: 1 }] } },
  { name: 'cart.applyCoupon', what: 'with a code that is none', json: { coupon_code: 'TOUCHLINE-NO-CODE' } },
  { name: 'session.login', what: 'with a wrong password', json: { email: nobody.email, password: 'Wrong-Password-1' } },
  { name: 'orders.trackOrder', what: 'with an order that is none', json: nobody },
]

/** Asks for them. */
export async function checkRefusals(shop: Shop): Promise<void> {
  const { report } = shop
  for (const { name, what, json } of wrongs) {
    const path = shop.path(name)
    const title = `${titleOf(shop.call(name), path)} ${what}`
    const reply = await shop.reply(name, path, { json })
    if (!reply) continue
    report.asked.add(titleOf(shop.call(name), path))
    report.expect(reply.status >= 400 && reply.status < 500, title, shown(reply.status), 'a refusal, 4xx')
    if (reply.status < 400 || reply.status >= 500) continue
    const message = sentenceIn(reply.text)
    report.expect(
      message !== null && message.trim() !== '',
      title,
      reply.text.slice(0, 80) || 'an empty body',
      '{ "message": … } for the shopper',
      'message',
    )
  }
}

function sentenceIn(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text)
    const message = field(body, 'message') ?? field(body, 'error')
    return typeof message === 'string' ? message : null
  } catch {
    return null
  }
}

/** Wishlist and comparison: a product comes and goes, and the session agrees. */
export async function checkKept(shop: Shop): Promise<void> {
  const { report, learnt, visitor } = shop
  if (!learnt.product) return
  const { id, sku } = learnt.product
  const toggle = async (name: string, json: unknown) => {
    const reply = await shop.reply(name, shop.path(name), { json })
    if (reply) judge(report, titleOf(shop.call(name), shop.path(name)), shop.call(name), reply)
  }
  await toggle('saved.toggleItem', { productId: id })
  await toggle('saved.toggleSku', { sku })
  const session = await shop.read('session.getSession', 'api/session')
  const kept = listIn(session, 'wishlist').map((item) => numberIn(item, 'product_id'))
  report.expect(kept.includes(id), 'GET api/session', shown(kept), `product ${id}, which was kept`, 'wishlist')
  report.expect(
    listIn(session, 'compare').includes(sku),
    'GET api/session',
    shown(field(session, 'compare')),
    `${sku}, which is compared`,
    'compare',
  )
  const cookie = visitor.cookies.get('touchline-wishlist')
  const list = decodeURIComponent(cookie?.value ?? '')
  report.expect(
    cookie !== undefined && !cookie.isHttpOnly && list.startsWith('['),
    titleOf(shop.call('saved.toggleItem'), shop.path('saved.toggleItem')),
    cookie ? shown(list) : 'no such cookie',
    'a cookie touchline-wishlist, a JSON list of product ids',
    'Set-Cookie',
  )
  await toggle('saved.toggleItem', { productId: id })
  await toggle('saved.toggleSku', { sku })
}
