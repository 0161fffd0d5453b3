// The pagination of reviews.
import { useLingui } from '@lingui/react/macro'
import { Button } from '#shared/ui/Button.tsx'

/** The pagination; draws nothing if there is one page. */
export function Pages({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const { t } = useLingui()
  if (pages < 2) return null
  return (
    <nav className="reviews-pages" aria-label={t`Pages of reviews`}>
      <Button isDisabled={page <= 1} onPress={() => onTurn(page - 1)}>{t`Previous`}</Button>
      <span>{t`Page ${page} of ${pages}`}</span>
      <Button isDisabled={page >= pages} onPress={() => onTurn(page + 1)}>{t`Next`}</Button>
    </nav>
  )
}
