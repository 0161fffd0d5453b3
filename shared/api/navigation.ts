// The panel below a department in the navigation.
import { MenuHtml } from '#shared/schemas/navigation.ts'
import { ask } from './client.ts'

/** A menu's HTML as the host wrote it; sends the anti-forgery and store id headers. Not sanitised yet. */
export function getDropdown(menuId: string, signal?: AbortSignal): Promise<string> {
  return ask('GET', `api/navigation/get-dropdown/${encodeURIComponent(menuId)}`, MenuHtml, { isText: true, signal })
}
