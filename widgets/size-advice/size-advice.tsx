// The size advice: some measurements, a size with the reason for it, and one press to choose it.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { Later } from '#shared/ui/Later.tsx'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /** The measurements that its sizes depend on: body or foot. */
  asks: v.optional(v.picklist(['body', 'foot']), 'body'),
})

function SizeAdvice({ options: { productId, asks } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="size-advice-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`Find my size`}
      </button>
      <Later load={() => import('./AdviceDialog.tsx')} isWanted={isOpen} coming="">
        {({ AdviceDialog }) => <AdviceDialog isOpen={isOpen} onClose={() => setOpen(false)} productId={productId} asks={asks} />}
      </Later>
    </>
  )
}

export default defineWidget({ name: 'size-advice', options: Options, view: SizeAdvice, extension: 'advice' })
