// The lightbox's history entry: one per visit, so that Back closes it. The picture's number follows shortly after the last move.
import { environment } from '#shared/environment.ts'
import { addressWith, placeInAddress } from './address.ts'

/** The spec's delay before the number of another picture is written, in milliseconds. */
const DELAY = 800

/** The history entry of one visit. */
export interface History {
  move: (index: number) => void
  /** Called after Back: the entry is already left. */
  leave: () => void
  end: () => void
}

/** Writes the first picture at once, unless the address named it. */
export function followHistory(index: number, isFromAddress: boolean): History {
  let stop = () => {}
  let isOurs = !isFromAddress
  if (!isFromAddress) environment.pushAddress(addressWith(index))
  return {
    move: (at) => {
      stop()
      stop = environment.setTimer(() => environment.replaceAddress(addressWith(at)), DELAY)
    },
    leave: () => {
      isOurs = false
    },
    end: () => {
      stop()
      if (placeInAddress() === null) return
      if (isOurs) environment.goBack()
      else environment.replaceAddress(addressWith(null))
    },
  }
}
