// Whether a mount holds something of its host's that a person can read, see or use.
import { SSR, STATE } from './attributes.ts'

/** Whether a host has printed something of its own in the mount that a person can read or see; what a server of ours printed is drawn on at once. */
export function isWorded(mount: HTMLElement): boolean {
  if (mount.hasAttribute(SSR) || mount.querySelector(`script[${STATE}]`)) return false
  if (mount.querySelector('img, svg, video, input')) return true
  const scripts = [...mount.querySelectorAll('script, style, template')]
  return (mount.textContent.trim().length ?? 0) > scripts.reduce((sum, script) => sum + (script.textContent?.trim().length ?? 0), 0)
}
