// Loads the pictures of the host's own HTML: close ones early, failed ones again, and a placeholder if all attempts fail.
import * as v from 'valibot'
import { defineEnhancer } from '#shared/mount/define.ts'
import { followPictures } from '#shared/ui/pictures/follow-pictures.ts'

const Options = v.object({
  /**
   * `retrying` reloads failed pictures: 3 attempts, 200 ms apart, and remembers 200 missing addresses. `observing` loads a lazy picture
   * 500 px before it is visible (370 px if a side of the window is 500 px or less), looks for new ones every 125 ms, and judges pictures
   * under 40 px by the element around them. `both` does both.
   */
  preset: v.optional(v.picklist(['both', 'retrying', 'observing']), 'both'),
})

function enhance(mount: HTMLElement, { preset }: v.InferOutput<typeof Options>, signal: AbortSignal): void {
  followPictures(mount, signal, preset)
}

export default defineEnhancer({ name: 'lazy-images', options: Options, enhance })
