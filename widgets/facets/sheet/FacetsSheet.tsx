// The facets in a dialog for narrow screens; loaded on first touch.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import { $activeFilters, $isPending, $summary, clearFacets } from '#stores/catalogue/catalogue.ts'

/** Props of the dialog. */
export interface FacetsSheetProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The dialog. The list updates at every press, and the button shows the number of results. */
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
              // The button disappears when nothing is left to clear.
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
