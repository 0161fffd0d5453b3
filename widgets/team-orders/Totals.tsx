// What the team wears in all: pieces by product and size.
import { Trans } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { totalsOf } from '#shared/teams/rules/totals.ts'
import type { TeamOrder } from '#shared/teams/wire.ts'

/** The totals of everybody who is approved, in the cart or ordered. */
export function Totals({ team: { id, players } }: { team: TeamOrder }) {
  const mount = useMount()
  const totals = totalsOf(players.filter(({ state }) => state !== 'waiting'))
  if (totals.length === 0) return null
  const heading = mount.id(`totals-${id}`)
  return (
    <section className="team-orders-totals" aria-labelledby={heading}>
      <h3 className="team-orders-part" id={heading}>
        <Trans>Pieces in all</Trans>
      </h3>
      <dl className="touchline-row-facts">
        {totals.map(({ name, pieces, sizes }) => (
          <div key={name}>
            <dt>
              {name}: {pieces}
            </dt>
            <dd>{sizes.map((one) => `${one.pieces} × ${one.size}`).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
