// Reads plain forms with files. A large form is read only from a visitor for whom we rendered it, for one of her orders.
import type { HostContext } from '../host/context.ts'
import { isSame } from '../shop/same-text.ts'
import { sign } from '../shop/shop.ts'
import { joined, parseMultipart, readBytes, readForm } from './body.ts'
import { keepable } from './json-text.ts'
import { isLarge, readLarge } from './large-body.ts'

/** The query of a form's action that permits files about this order: our signature, valid for her session only. */
export function leaveToUpload(c: HostContext, orderNumber: string): string {
  return `for=${orderNumber}.${signature(c, orderNumber)}`
}

function signature(c: HostContext, orderNumber: string): string {
  return sign(c.get('shop'), 'upload', `${c.get('session').id} ${orderNumber}`)
}

function hasLeave(c: HostContext): boolean {
  const [orderNumber = '', given = ''] = (c.req.query('for') ?? '').split('.', 2)
  return isSame(given, signature(c, orderNumber))
}

/** The fields, and the files as bytes: up to `most` bytes with permission, otherwise no more than any form. */
export async function readUpload(c: HostContext, most: number): Promise<{ fields: URLSearchParams; files: [name: string, file: File][] }> {
  const type = c.req.header('Content-Type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) return { fields: await readForm(c), files: [] }
  const form = await parseMultipart(isLarge(c) && hasLeave(c) ? await readAll(c, most) : await readBytes(c), type)
  const fields = new URLSearchParams()
  const files: [string, File][] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, keepable(value))
    // A browser sends an empty file if none was chosen.
    else if (value.size > 0) files.push([name, value])
  }
  return { fields, files }
}

function readAll(c: HostContext, most: number): Promise<Uint8Array<ArrayBuffer>> {
  return readLarge(c, most, (pieces, allow) => {
    allow()
    return joined(pieces)
  })
}
