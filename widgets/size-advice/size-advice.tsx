// The size advice: some measurements, a size with the reason for it, and one press to choose it.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Later } from '#shared/ui/Later.tsx'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /** The measurements that its sizes depend on: body or foot. */
  asks: v.optional(v.picklist(['body', 'foot']), 'body'),
})

function SizeAdvice({ options: { productId, asks } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id } = useMount()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="size-advice-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`Find my size`}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t`Find my size`} titleId={id('title')} place="sheet">
        <Later load={() => import('./AdvicePanel.tsx')}>
          {({ AdvicePanel }) => <AdvicePanel productId={productId} asks={asks} onTaken={() => setOpen(false)} />}
        </Later>
      </Dialog>
    </>
  )
}

export default defineWidget({ name: 'size-advice', options: Options, view: SizeAdvice, extension: 'advice' })
