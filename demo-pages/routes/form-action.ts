// The end of every plain form: a redirect, and a message on the next page.
import { transact } from '../database/transact.ts'
import { backPath } from '../server/back-path.ts'
import { readForm } from '../server/body.ts'
import { kindTexts } from '../pages/texts/kinds.ts'
import type { HostContext } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import type { Language } from '../host/store-view.ts'
import type { MessageId } from '../shop/messages.ts'
import { fillText } from '../shop/messages.ts'
import { addNotice, lockSession } from '../shop/session.ts'
import type { Notice } from '../shop/shapes.ts'
import { ShopError } from '../shop/shop-error.ts'

/** Runs the action and redirects with a message for the next page; a refusal becomes a message too. */
export async function act(c: HostContext, home: string, action: (form: URLSearchParams) => Promise<Notice>): Promise<Response> {
  const form = await readForm(c)
  const [shop, session] = [c.get('shop'), c.get('session')]
  let target = backPath(c, form.get('back')) ?? `/${session.store.code}/${home}`
  let notices: Notice[]
  try {
    notices = [await action(form)]
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    notices = refusals(error, session.store.language)
    target = `/${session.store.code}/${home}`
  }
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    for (const notice of notices) await addNotice(trx, session, notice)
  })
  sendHint(c, session)
  return c.redirect(target, 303)
}

/** Each error once, with the line number for a player's; at most five, since nobody reads more at once. */
function refusals({ sentence, parameters, fields }: ShopError, language: Language): Notice[] {
  const whole = fillText(sentence, language, ...parameters)
  const messages = Object.entries(fields ?? {}).flatMap(([path, faults]) => {
    const line = /\.players\.line-(\d+)\./.exec(path)?.[1]
    const texts = faults.map(({ sentence: id, parameters: values, limit = '', about }) => {
      const text = fillText(id, language, ...(values ?? [limit]))
      return about === undefined ? text : `${about}: ${text}`
    })
    return texts.map((text) => (line === undefined ? text : `${kindTexts[language].player(Number(line))}: ${text}`))
  })
  return [...new Set(messages.length ? messages : [whole])].slice(0, 5).map((text) => ({ kind: 'error', text }))
}

/** Sets the success message of the next page. */
export function success(c: HostContext, sentence: MessageId, ...values: string[]): Notice {
  return { kind: 'success', text: fillText(sentence, c.get('store').language, ...values) }
}
