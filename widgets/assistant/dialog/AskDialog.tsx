// The dialog that asks the shopper before her assistant buys or removes something. Only her own press agrees.
import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect } from 'react'
import type { CartLine } from '#shared/cart/wire/cart.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { $lines } from '#stores/cart/cart.ts'
import { optionsOf } from '../facts.ts'
import { $question, agree, close, type Question } from '../model.ts'
import { OrderQuestion } from './OrderQuestion.tsx'

/** The dialog, open while there is a question. */
export function AskDialog() {
  const { t } = useLingui()
  const { id } = useMount()
  const question = useShared($question)
  const decline = () => close('declined')
  const titles: Record<Question['kind'], string> = {
    order: t`Place this order?`,
    'remove-line': t`Remove this from your cart?`,
    'remove-wish': t`Remove this from your wishlist?`,
  }
  return (
    <Dialog
      isOpen={question !== null}
      onClose={decline}
      title={question ? titles[question.kind] : ''}
      titleId={id('title')}
      className="assistant-dialog"
    >
      {question ? (
        <div className="assistant-question">
          <p className="assistant-words">{t`Your assistant asks this. Nothing happens unless you press the button yourself.`}</p>
          <Subject question={question} />
          <div className="assistant-buttons">
            <button
              type="button"
              className="touchline-button"
              data-tone="primary"
              onClick={({ nativeEvent }: MouseEvent) => agree(nativeEvent)}
            >
              {question.kind === 'order' ? t`Buy now` : t`Remove`}
            </button>
            <Button onPress={decline}>{t`No, leave it`}</Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  )
}

function Subject({ question }: { question: Question }) {
  if (question.kind === 'order') return <OrderQuestion />
  if (question.kind === 'remove-line') return <LineQuestion line={question.line} />
  return <p className="assistant-goods">{question.name}</p>
}

/** The line as she was told of it. If it changes while she reads, the question is over. */
function LineQuestion({ line }: { line: CartLine }) {
  const now = useShared($lines).find(({ item }) => item.id === line.id)?.quantity
  useEffect(() => {
    if (now !== line.quantity) close('changed')
  }, [now, line.quantity])
  const options = optionsOf(line)
  return (
    <p className="assistant-goods">
      {line.quantity} × {line.name}
      {options === '' ? null : <span className="assistant-options">{options}</span>}
    </p>
  )
}
