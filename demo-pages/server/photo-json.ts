// Reads the JSON body of a call with photos. They come last in it, so that the owner is found from the fields before they are read.
import type { HostContext } from '../host/context.ts'
import { longestUpload, type PhotoLimits } from '../shop/photos.ts'
import { longestBody, mustBeJson, readJson, tooLong } from './body.ts'
import { keepable, parseJson } from './json-text.ts'
import { isLarge, readLarge } from './large-body.ts'
import { LiftedStrings } from './lifted-strings.ts'

/**
 * The body, with the bytes of photos in place of their base64, and the result of `findOwner`. That is called once, with the fields before
 * the photos; if it throws, since nobody owns them, nothing more is read.
 */
export async function readPhotoJson<Owner>(
  c: HostContext,
  limits: PhotoLimits,
  findOwner: (fields: unknown) => Promise<Owner>,
): Promise<{ body: unknown; owner: Owner }> {
  mustBeJson(c)
  if (!isLarge(c)) {
    const body = await readJson(c)
    return { body, owner: await findOwner(body) }
  }
  return readLarge(c, longestUpload(limits), async (pieces, allow) => {
    const text = new LiftedStrings()
    let found: { owner: Owner } | null = null
    for await (const piece of pieces) {
      text.push(piece)
      if (text.length > longestBody) throw tooLong()
      if (!text.hasLong || found) continue
      found = { owner: await findOwner(parseJson(beforePhotos(text.rest))) }
      allow()
    }
    const body = parseJson(text.rest, (string) => {
      const whole = text.find(string)
      return typeof whole === 'string' ? keepable(whole) : whole
    })
    return { body, owner: found ? found.owner : await findOwner(body) }
  })
}

/** Completes the object before its list of photos. Quotation marks in strings are escaped, so that no string matches. */
function beforePhotos(text: string): string {
  return text.replace(/,?\s*"photos"\s*:\s*\[.*$/s, '}')
}
