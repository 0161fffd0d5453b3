// The size advice: some measurements, a size with the reason for it, and one press to choose it.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { Opener } from '#shared/ui/Opener.tsx'

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
    <Opener
      label={t`Find my size`}
      className="size-advice-button"
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      load={() => import('./AdviceDialog.tsx')}
    >
      {({ AdviceDialog }) => <AdviceDialog isOpen={isOpen} onClose={() => setOpen(false)} productId={productId} asks={asks} />}
    </Opener>
  )
}

export default defineWidget({ name: 'size-advice', options: Options, view: SizeAdvice, extension: 'advice' })
