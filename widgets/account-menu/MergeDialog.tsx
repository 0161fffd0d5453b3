// The prompt after a login that found two carts: one question with two answers. The shopper can postpone it without losing anything.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '#shared/domain/failure.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { say } from '#shared/ui/say.ts'
import { $isMerging, mergeCarts } from '#stores/cart/merge.ts'

/** The prompt to merge two carts. */
export function MergeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { id } = useMount()
  const isMerging = useShared($isMerging)
  const [pressed, setPressed] = useState<'merge' | 'replace' | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const choose = async (strategy: 'merge' | 'replace') => {
    if (isMerging) return
    setPressed(strategy)
    setFailure(null)
    const result = await mergeCarts(strategy)
    if (result.ok) say(t`Your carts have been merged`)
    else setFailure(result.error)
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Two carts`} titleId={id('merge-title')} className="account-menu-merge">
      <p className="account-menu-words">{t`There are still items in the cart of your account. What would you like to do with them?`}</p>
      {failure ? <Notice tone="error">{failureSentence(failure)}</Notice> : null}
      <div className="account-menu-form">
        <Button
          tone="primary"
          isBusy={isMerging && pressed === 'merge'}
          onPress={() => void choose('merge')}
        >{t`Merge old and new basket`}</Button>
        <Button
          isBusy={isMerging && pressed === 'replace'}
          onPress={() => void choose('replace')}
        >{t`Continue only with new items`}</Button>
      </div>
    </Dialog>
  )
}
