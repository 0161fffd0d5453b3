// Navigation between the pictures: thumbnails, or dots on narrow screens. Links to the slides, so that they work without JavaScript.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { pictureAt } from '#shared/product/rules/picture.ts'
import { takeClick } from '#shared/ui/plain-click.ts'

/** Props of the thumbnails. */
export interface ThumbsProps {
  pictures: readonly string[]
  index: number
  slideId: (index: number) => string
  onChoose: (index: number) => void
}

/** Above this number, a count replaces the dots. */
const MOST_DOTS = 10

/** The list of thumbnails. */
export function Thumbs({ pictures, index, slideId, onChoose }: ThumbsProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const followed = useRef(index)
  useEffect(() => {
    if (followed.current === index) return
    followed.current = index
    if (list.current) bringIntoSight(list.current, list.current.children[index])
  }, [index])
  return (
    <ul ref={list} className="gallery-thumbs" aria-label={t`Choose a picture`} data-many={pictures.length > MOST_DOTS ? '' : undefined}>
      {pictures.map((url, at) => {
        const number = at + 1
        return (
          <li key={at}>
            <a
              href={`#${slideId(at)}`}
              aria-label={t`Picture ${number}`}
              aria-current={at === index ? 'true' : undefined}
              onClick={(event) => takeClick(event) && onChoose(at)}
            >
              <img src={pictureAt(url, 160)} width={80} height={80} alt="" loading="lazy" decoding="async" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Scrolls the column only: `scrollIntoView` would also move the page. */
function bringIntoSight(list: Element, thumb: Element | undefined): void {
  if (!thumb) return
  const seen = list.getBoundingClientRect()
  const own = thumb.getBoundingClientRect()
  list.scrollTop += Math.min(0, own.top - seen.top) + Math.max(0, own.bottom - seen.bottom)
}
