// "Send your players a link": starts a team order for a kit as it is chosen so far, before anything is in the cart.
import { useEffect, useMemo, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { formatDate } from '#shared/i18n/format-date.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { productLink } from '#shared/state/product-link.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Later } from '#shared/ui/Later.tsx'
import { productSeed, productStore } from '#stores/product/product.ts'
import { provideProduct } from '#stores/product/provide.ts'
import { proposedDay, restoreTeamLink, type TeamLinkValues } from '#stores/teams/team-link.ts'
import { chosenKit } from '#stores/product/team-kit.ts'
import { Kit } from './Kit.tsx'

const Options = v.object({
  /** The id of the kit. */
  productId: v.number(),
  /** The product as `GET catalog/product/{id}` answers it, if the host prints it; otherwise it is loaded where the host offers `products`. */
  product: v.optional(v.record(v.string(), v.unknown())),
  /** The page of a team order, with its id as `{id}`: `/en/account/teams/{id}`. Without it there is no link to it. */
  teamUrl: v.optional(v.string()),
  /** Whether the kit is named and shown, on pages that are not its own. */
  showsKit: v.optional(v.boolean(), false),
})

/** The options of the widget. */
export type TeamLinkOptions = v.InferOutput<typeof Options>

/** The fragment of a kit's page that opens the form. */
const FRAGMENT = '#team-link'

function TeamLink({ options: { productId, teamUrl, showsKit } }: { options: TeamLinkOptions }) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const store = useMemo(() => productStore(productId), [productId])
  const product = useShared(store.$product)
  // The form stays while it is closed, with what was typed.
  const [values, keep] = useState<TeamLinkValues | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = (before: TeamLinkValues | null) => {
    keep((kept) => kept ?? before ?? { title: '', closesOn: proposedDay() })
    setOpen(true)
  }
  useEffect(() => {
    void store.load().then(() => {
      const before = restoreTeamLink(productId)
      if (before === null && environment.location.hash !== FRAGMENT) return
      open(before)
      element?.scrollIntoView({ block: 'center' })
    })
  }, [store, productId, element])

  const known = product.state === 'ready' ? product.value : null
  // Colours are chosen on the kit's page: another page has nothing to choose them with.
  const elsewhere = useElsewhere(productId, known && productLink(known), showsKit)
  if (known && !known.teamWear) return null
  const until = known?.teamWear?.orderableUntil ?? null
  const day = until === null ? '' : formatDate(until)
  const label = t`Send your players a link`
  return (
    <section className="team-link-box" aria-labelledby={id('heading')}>
      {showsKit && known ? <Kit product={known} /> : null}
      <h2 className="team-link-title" id={id('heading')}>{t`Let your players fill in the list`}</h2>
      <p className="team-link-words">{t`Each player enters name, number and sizes with your link. You approve and order; until then nothing is in your cart.`}</p>
      {day === '' ? null : <p className="team-link-words">{t`You can order this kit until ${day}, also for players who join later.`}</p>}
      {elsewhere === null ? (
        <button
          type="button"
          className="touchline-button"
          data-tone="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id('form') : undefined}
          onClick={() => (isOpen ? setOpen(false) : open(null))}
        >
          {isOpen ? t`Close` : label}
        </button>
      ) : (
        <p>
          <ButtonLink href={`${elsewhere}${FRAGMENT}`} tone="primary">
            {label}
          </ButtonLink>
        </p>
      )}
      <div id={id('form')} hidden={!isOpen}>
        <Later load={() => import('./StartForm.tsx')} isWanted={values !== null && elsewhere === null}>
          {({ StartForm }) => (values ? <StartForm productId={productId} values={values} teamUrl={teamUrl} /> : null)}
        </Later>
      </div>
    </section>
  )
}

/** The kit's page, where something is left to choose that this page cannot offer; null where the form can stand here. */
function useElsewhere(productId: number, url: string | null, showsKit: boolean): string | null {
  const { $product, $configuration } = productStore(productId)
  const product = useShared($product)
  // Every choice may be the last one that was open.
  useShared($configuration)
  if (!showsKit || url === null || product.state !== 'ready') return null
  const kit = chosenKit(productId)
  return kit && kit.problems.length > 0 ? url : null
}

export default defineWidget({
  name: 'team-link',
  options: Options,
  view: TeamLink,
  extension: 'teams',
  load: ({ productId }) => productStore(productId).load(),
  seed: [productSeed],
  prepare: ({ product }) => provideProduct(product),
})
