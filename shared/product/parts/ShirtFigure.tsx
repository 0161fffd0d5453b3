// The back of a printed product with the sentence below it that says the same.
import type { Shirt } from '#shared/product/rules/shirt.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { ShirtBack } from './ShirtBack.tsx'
import { useShirtSentence } from './use-shirt-sentence.ts'

/** Props of the figure. */
export interface ShirtFigureProps {
  shirt: Shirt
  className: string
  captionClass: string
  /** The width in pixels while no stylesheet is loaded. */
  size: number
}

/** The figure. A screen reader hears the sentence once: it is the picture's name. */
export function ShirtFigure({ shirt, className, captionClass, size }: ShirtFigureProps) {
  const sentence = useShirtSentence(shirt)
  const printed = [shirt.name?.text ?? '', shirt.number?.text ?? ''].filter((text) => text !== '')
  return (
    <figure className={className}>
      <ShirtBack shirt={shirt} size={size} />
      <figcaption className={captionClass} aria-hidden="true">
        <Exact text={sentence} keep={printed} />
      </figcaption>
    </figure>
  )
}
