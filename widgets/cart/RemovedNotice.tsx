// The way back after a removal.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { $lines, $removed, undoRemove } from '#stores/cart.ts'

/** Says what was removed and offers to bring it back. */
export function RemovedNotice() {
  const { t } = useLingui()
  const { element } = useMount()
  const removed = useShared($removed)
  const lines = useShared($lines)
  // Not before the line has gone: an empty cart has its notice elsewhere, and a screen reader would hear both.
  if (!removed || lines.some(({ item }) => item.item_id === removed.item_id)) return null
  const { name } = removed
  return (
    <Notice tone="info" action={<Button tone="quiet" onPress={() => void undoRemove(element ?? undefined)}>{t`Undo`}</Button>}>
      {t`${name} was removed.`}
    </Notice>
  )
}
