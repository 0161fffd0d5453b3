// What every plain form ends in: a redirect, and a sentence on the next page.
import { backPath } from '../server/back-path.ts'
import { readForm } from '../server/body.ts'
import type { HostContext } from '../server/context.ts'
import { sendHint } from '../server/cookies.ts'
import type { MessageId } from '../shop/messages.ts'
import { fillText } from '../shop/messages.ts'
import { addNotice, lockSession } from '../shop/session.ts'
import type { Notice } from '../shop/shapes.ts'
import { ShopError } from '../shop/shop-error.ts'

/** Does the action and goes on, with a sentence for the next page; a refusal is a sentence too, never a dead end. */
export async function act(c: HostContext, home: string, action: (form: URLSearchParams) => Promise<Notice>): Promise<Response> {
  const form = await readForm(c)
  const [shop, session] = [c.get('shop'), c.get('session')]
  let target = backPath(c, form.get('back')) ?? `/${session.store.code}/${home}`
  let notice: Notice
  try {
    notice = await action(form)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    notice = { kind: 'error', text: fillText(error.sentence, session.store.language, ...error.parameters) }
    target = `/${session.store.code}/${home}`
  }
  await shop.db.transaction().execute(async (trx) => {
    await lockSession(trx, shop, session)
    await addNotice(trx, session, notice)
  })
  sendHint(c, session)
  return c.redirect(target, 303)
}

/** What the next page says went well. */
export function success(c: HostContext, sentence: MessageId, ...values: string[]): Notice {
  return { kind: 'success', text: fillText(sentence, c.get('store').language, ...values) }
}
