// The form for a customer's review: behind a button, with a login first and a confirmation after it.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Later } from '#shared/ui/Later.tsx'
import { $isLoggedIn, promptLogin } from '#stores/session/current-customer.ts'
import { loadSession } from '#stores/session/session.ts'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /** Whether to ask about the fit, for products in sizes. */
  asksFit: v.optional(v.boolean(), false),
  /** Whether only customers who bought the product can review it; guests are told so only if it is set. */
  isForBuyers: v.optional(v.boolean(), false),
  /** The id around the form to which links lead; an address that ends in it opens the form. */
  anchor: v.optional(v.string(), 'review-form'),
})

function ReviewForm({ options: { productId, asksFit, isForBuyers, anchor } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id } = useMount()
  const isLoggedIn = useShared($isLoggedIn)
  const [isAsked, ask] = useState(false)
  const isOpen = isAsked && isLoggedIn
  const button = useRef<HTMLButtonElement>(null)
  const press = async () => {
    ask(!isOpen)
    if (isLoggedIn) return
    // While the session is loading, it is unknown whether a guest or a customer pressed. The form opens by itself after the login.
    const session = await loadSession()
    if (!session.ok || !session.value.customer) promptLogin()
  }
  // A link in "My reviews" or in a mail leads to the form, not to a button; a guest finds the button and what it needs.
  useEffect(() => {
    const follow = () => {
      if (environment.location.hash !== `#${anchor}`) return
      ask(true)
      void loadSession()
      button.current?.focus({ preventScroll: true })
    }
    follow()
    return environment.onAddress(follow)
  }, [anchor])
  return (
    <div className="review-form-box">
      <button
        ref={button}
        type="button"
        className="touchline-button"
        data-tone="secondary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id('form') : undefined}
        onClick={() => void press()}
      >
        {t`Write a review`}
      </button>
      {isLoggedIn ? null : (
        <p className="review-form-hint">
          {isForBuyers ? t`You need to be logged in, and to have bought it here.` : t`You need to be logged in.`}
        </p>
      )}
      {isOpen ? (
        <div id={id('form')} className="review-form-fields" role="group" aria-label={t`Write a review`}>
          <Later load={() => import('./ReviewFields.tsx')}>
            {({ ReviewFields }) => (
              <ReviewFields
                productId={productId}
                asksFit={asksFit}
                onClose={() => {
                  ask(false)
                  button.current?.focus()
                }}
              />
            )}
          </Later>
        </div>
      ) : null}
    </div>
  )
}

export default defineWidget({ name: 'review-form', options: Options, view: ReviewForm, extension: 'reviews' })
