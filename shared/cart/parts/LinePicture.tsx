// The picture of a line of the cart or an order: of a printed product its back, drawn in a file that only such a line loads.
import { useLater } from '#shared/ui/use-later.ts'

/** Props of the picture. */
export interface LinePictureProps {
  line: { image: string | null; back: Readonly<Record<string, unknown>> | null }
  className: string
  size: number
  /** The line is visible at once: its picture is not loaded lazily. */
  isFirst?: boolean
}

/** The picture; its place is kept where there is none. */
export function LinePicture({ line: { image, back }, className, size, isFirst }: LinePictureProps) {
  const later = useLater(() => import('#shared/product/parts/LineShirt.tsx'), !!back)
  const own = image ? (
    <img className={className} src={image} alt="" width={size} height={size} loading={isFirst ? undefined : 'lazy'} decoding="async" />
  ) : (
    <span className={className} />
  )
  return later && back ? (
    <later.LineShirt facts={back} className={className} size={size}>
      {own}
    </later.LineShirt>
  ) : (
    own
  )
}
