// The facets as a dialog for narrow screens; loaded with the first touch.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import { $activeFilters, $isPending, $summary, clearFacets } from '#stores/catalogue/catalogue.ts'

/** What the dialog needs. */
export interface FacetsSheetProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The list follows every press; the button says what is waiting there. */
export function FacetsSheet({ isOpen, onClose, children }: FacetsSheetProps) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const total = useShared($summary)?.total ?? 0
  const isPending = useShared($isPending)
  const isNarrowed = useShared($activeFilters).length > 0
  const products = plural(total, { one: '# product', other: '# products' })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Filters`} titleId={id('sheet-title')} place="sheet" className="facets-sheet">
      <div className="facets-sheet-groups">{children}</div>
      <div className="facets-sheet-foot">
        {isNarrowed ? (
          <Button
            tone="quiet"
            onPress={() => {
              // The button goes with what it clears.
              element?.querySelector('dialog')?.focus()
              void clearFacets(element ?? undefined)
            }}
          >{t`Clear filters`}</Button>
        ) : null}
        <Button tone="primary" onPress={onClose}>
          {t`Show ${products}`}
        </Button>
        <LiveRegion text={isPending ? '' : products} />
      </div>
    </Dialog>
  )
}
