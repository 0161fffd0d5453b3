// The roster of a team: each player's name, number and sizes, in a grid or, on phones, in cards.
import { useEffect, useMemo } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { PlayerField } from '#shared/product/rules/player.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Later } from '#shared/ui/Later.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { bundleModel } from '#stores/product/bundle.ts'
import { productSeed, productStore } from '#stores/product/product.ts'
import { provideProduct } from '#stores/product/provide.ts'
import { roster } from '#stores/product/team-roster/model.ts'
import { rosterStore } from '#stores/product/team-roster/team-roster.ts'
import { Faults } from './Faults.tsx'
import { focusSoon, showSoon } from './focus.ts'
import { Grid } from './Grid.tsx'
import { LIST_BUTTON, useListPanel } from './list/use-list-panel.ts'
import { Making } from './Making.tsx'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /** The product as `GET catalog/product/{id}` answers it, if the host prints it; otherwise it is loaded where the host offers `products`. */
  product: v.optional(v.record(v.string(), v.unknown())),
})

function TeamRoster({ options: { productId } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id } = useMount()
  const product = useMemo(() => productStore(productId), [productId])
  const store = useMemo(() => rosterStore(productId), [productId])
  const known = useShared(product.$product)
  const plan = useShared(store.$plan)
  const count = useShared(store.$count)
  const most = useShared(store.$most)
  const order = useShared(store.$order)
  const isBought = useShared(store.$isBought)
  const inCart = useShared(store.$inCart)
  const lineId = useShared(product.$lineId)
  const list = useListPanel()
  useEffect(() => {
    // "Change" in the cart is about these players, and they stand far below the top of the kit's page.
    if (lineId !== null && document.activeElement === document.body) showSoon(id('title'))
  }, [lineId, id])
  useEffect(() => {
    void product.load()
    return store.follow()
  }, [product, store])

  if (known.state === 'failed') {
    return (
      <Notice tone="error" action={<Retry onPress={() => product.load()} />}>
        {t`The team order could not be loaded.`}
      </Notice>
    )
  }
  if (known.state !== 'ready') return <div className="team-roster-coming" role="status" aria-label={t`Loading the team order`} />
  if (!known.value.teamWear || !plan) return null

  const isFull = order.length >= most
  const add = (column: PlayerField = 'name') => {
    const added = store.add()
    if (added) focusSoon(id(`players.${added}.${typeof column === 'number' ? `sizes.${column}` : column}`))
  }
  return (
    <section className="team-roster-parts" data-product={productId} aria-labelledby={id('title')}>
      <div className="team-roster-head">
        <h2 className="team-roster-title" id={id('title')} tabIndex={-1}>{t`Your team`}</h2>
        <p className="team-roster-count" role="status">
          {isBought
            ? t`Your team is in the cart. You can change it there, or enter another team here.`
            : inCart > 0
              ? t`${plural(inCart, { one: '# player is in the cart. Those below are not.', other: '# players are in the cart. Those below are not.' })}`
              : t`${count} of at most ${most} players`}
        </p>
      </div>
      <Faults store={store} plan={plan} />
      <div className="team-roster-tools">
        <Button className={LIST_BUTTON} onPress={list.toggle}>
          {list.isOpen ? t`Close the list` : t`Add a list`}
        </Button>
      </div>
      {list.isOpen ? (
        <Later load={() => import('./list/ListPanel.tsx')}>
          {({ ListPanel }) => <ListPanel productId={productId} plan={plan} pasted={list.pasted} onDone={list.close} />}
        </Later>
      ) : null}
      {plan.name || plan.number ? (
        <Later load={() => import('./PlayerShirt.tsx')} coming={<div className="team-roster-shirt" />}>
          {({ PlayerShirt }) => <PlayerShirt product={product} plan={plan} $playerId={store.$focusedPlayer} />}
        </Later>
      ) : null}
      <Grid store={store} plan={plan} onAdd={add} onList={list.show} isFull={isFull} />
      <Making store={product} />
    </section>
  )
}

export default defineWidget({
  name: 'team-roster',
  options: Options,
  view: TeamRoster,
  load: ({ productId }) => productStore(productId).load(),
  seed: [productSeed],
  prepare: ({ product }) => provideProduct(product, { roster, bundle: bundleModel }),
})
