// The back of a printed line in place of its picture, once its own picture and font are loaded: nothing is empty in between.
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { readLineBack } from '#shared/product/read-back.ts'
import { shirtOfLine, type Shirt } from '#shared/product/rules/shirt.ts'
import { ShirtBack } from './ShirtBack.tsx'
import { loadPrintFont } from './use-print-font.ts'

/** Props of the picture. */
export interface LineShirtProps {
  /** The back as the host sent it. */
  facts: Readonly<Record<string, unknown>>
  className: string
  size: number
  /** The product's own picture, which stays until the back can be drawn, and where it cannot. */
  children: ReactNode
}

/** The back. */
export function LineShirt({ facts, className, size, children }: LineShirtProps) {
  const shirt = useMemo(() => shirtOfLine(readLineBack(facts)), [facts])
  const ready = useLoaded(shirt)
  return ready ? <ShirtBack shirt={ready} className={className} size={size} /> : children
}

/** The shirt once it can be drawn at once; the earlier one while another is loading. */
function useLoaded(shirt: Shirt | null): Shirt | null {
  const [ready, setReady] = useState<Shirt | null>(null)
  useEffect(() => {
    let isMounted = true
    const show = (loaded: Shirt | null) => void (isMounted && setReady(loaded))
    if (shirt?.picture) {
      const image = new Image()
      image.src = shirt.picture.image
      void Promise.all([image.decode(), loadPrintFont(shirt.font)]).then(
        () => show(shirt),
        () => show(null),
      )
    } else show(null)
    return () => {
      isMounted = false
    }
  }, [shirt])
  return ready
}
