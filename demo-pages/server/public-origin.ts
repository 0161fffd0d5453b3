// The shop's own origin. `Host` is chosen by the visitor, and a shared cache would store a foreign name for everybody.
import type { HostContext } from '../host/context.ts'
import type { HostOptions } from '../host/options.ts'

const ownMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * `https://shop.example`, without a slash: the value of `PUBLIC_URL`; on localhost also the requested one. Otherwise empty, and printed
 * addresses are relative to the root, which works under every name.
 */
export function publicOrigin(c: HostContext, { publicUrl }: Pick<HostOptions, 'publicUrl'>): string {
  if (publicUrl) return publicUrl
  return ownMachine.test(new URL(c.req.url).hostname) ? requestOrigin(c) : ''
}

/** The origin of this visitor's request, even a foreign one: for personal responses, such as the return address for the provider. */
export function requestOrigin(c: HostContext): string {
  return `${c.get('connection').isSecure ? 'https' : 'http'}://${new URL(c.req.url).host}`
}
