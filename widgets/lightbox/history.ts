// The picture in the history: one entry for the whole visit to the lightbox, so that Back closes it; its number follows a little after the last move.
import { environment } from '#shared/environment.ts'
import { addressWith, placeInAddress } from './address.ts'

/** The spec's pause before another picture is written. */
const DELAY = 800

/** The history of one opening. */
export interface History {
  move: (index: number) => void
  /** Somebody went Back: the entry is left already. */
  leave: () => void
  end: () => void
}

/** Writes the first picture at once, unless it came from there. */
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
