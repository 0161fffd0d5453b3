// The undo notice after a line was removed, or moved to the wishlist.
import { useLingui } from '@lingui/react/macro'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { focusPlace } from '#shared/mount/focus-place.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { $lines, $removed, $undoError } from '#stores/cart/cart.ts'
import { $moved, undoMove } from '#stores/cart/move.ts'

/** Names the removed line, says where it went, and offers to restore it. */
export function RemovedNotice() {
  const { t } = useLingui()
  const { element } = useMount()
  const removed = useShared($removed)
  const moved = useShared($moved)
  const lines = useShared($lines)
  const error = useShared($undoError)
  // Waits until the line is gone: an empty cart shows the notice elsewhere, and a screen reader would announce both.
  if (!removed || lines.some(({ item }) => item.id === removed.id)) return null
  const { name } = removed
  const undo = () => {
    // The button is removed with its notice.
    if (element) focusPlace(element, t`Items in your cart`)
    void undoMove(element ?? undefined)
  }
  return (
    <>
      <Notice tone="info" action={<Button tone="quiet" onPress={undo}>{t`Undo`}</Button>}>
        {moved?.lineId === removed.id ? t`${name} is on your wishlist now.` : t`${name} was removed.`}
      </Notice>
      {error ? <Notice tone="error">{failureSentence(error)}</Notice> : null}
    </>
  )
}
