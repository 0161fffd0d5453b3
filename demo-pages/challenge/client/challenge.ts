// Adds the shop's proof of work to the forms: on submit it fetches a challenge and solves it with WebCrypto, outside the main thread.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

const own = document.querySelector<HTMLScriptElement>('script[data-challenge]')
const suite = document.querySelector<HTMLScriptElement>('script[src$="/touchline.js"]')

async function prove(address: string, form: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`${address}?form=${form}`, { signal })
  if (!answer.ok) throw new Error(`the work was answered by status ${answer.status}`)
  const challenge = await answer.json()
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  if (!solution) throw new Error('the work was not finished')
  return btoa(JSON.stringify({ challenge, solution }))
}

if (own && suite) {
  const { challenge = '', href = '', words: callUs = '' } = own.dataset
  const { touchline } = await import(suite.src)
  touchline.extend('challenge', {
    otherWay: { href, text: callUs },
    token: (form: string, signal: AbortSignal) => prove(challenge, form, signal),
  })
}
