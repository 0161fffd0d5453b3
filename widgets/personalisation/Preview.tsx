// A preview of the shirt's back, with a description as text.
import { useLingui } from '@lingui/react/macro'
import { ShirtBack } from '#shared/product/parts/ShirtBack.tsx'

/** The shirt. */
export function Preview({ name, number, colours }: { name: string; number: string; colours: readonly string[] }) {
  const { t } = useLingui()
  return (
    <figure className="personalisation-preview">
      <ShirtBack name={name} number={number} colours={colours} />
      <figcaption className="personalisation-caption">
        {name === '' && number === '' ? (
          t`The back of your shirt, still empty`
        ) : (
          <>
            {t`On the back:`} <bdi>{name}</bdi> <bdi>{number}</bdi>
          </>
        )}
      </figcaption>
    </figure>
  )
}
