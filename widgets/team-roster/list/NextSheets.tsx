// The sheets of a workbook whose players are in no team yet, one press each.
import { useLingui } from '@lingui/react/macro'
import { Button } from '#shared/ui/Button.tsx'
import type { ListSheet } from '#stores/product/team-roster/list-state.ts'
import type { ListStore } from '#stores/product/team-roster/player-list.ts'

/** The sheets; nothing where all are taken over. */
export function NextSheets({ store, sheets }: { store: ListStore; sheets: readonly ListSheet[] }) {
  const { t } = useLingui()
  const left = sheets.filter(({ isTaken }) => !isTaken)
  if (left.length === 0) return null
  return (
    <>
      <p className="team-list-summary">
        {t`Your workbook has other sheets. For another team, put this one into the cart first; otherwise their players join it.`}
      </p>
      <div className="team-roster-tools">
        {left.map(({ name }) => (
          <Button key={name} onPress={() => store.readSheet(name)}>
            {t`Next sheet: ${name}`}
          </Button>
        ))}
      </div>
    </>
  )
}
