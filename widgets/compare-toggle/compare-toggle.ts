// Compare buttons on product cards: one listener for the whole grid. The host prints the buttons, which work as forms without JavaScript.
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { Failure } from '#shared/domain/failure.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { toggleButtons } from '#shared/saved/parts/toggle-buttons.ts'
import { createNews } from '#shared/ui/news.ts'
import { $page } from '#stores/page/page.ts'
import { $comparedSkus, $compareCount, $compareLimit, $togglingSkus, loadCompare, toggleCompare } from '#stores/saved/compare.ts'

const Options = v.object({
  /** Where the comparison page is. Default: `routes.compare` of the page. */
  compareUrl: v.optional(v.string()),
})

function enhance(mount: HTMLElement, { compareUrl }: v.InferOutput<typeof Options>, signal: AbortSignal): void {
  const news = createNews(mount, signal)
  const link = () => ({ href: compareUrl ?? $page.get().routes.compare, text: i18n._(msg`Go to comparison`) })
  toggleButtons(
    mount,
    {
      selector: 'button[data-sku]',
      keyOf: ({ dataset: { sku } }) => sku || null,
      isOn: (sku) => $comparedSkus.get().includes(sku),
      isBusy: (sku) => $togglingSkus.get().includes(sku),
      stores: [$comparedSkus, $togglingSkus],
      press: (_button, sku, isWanted) => {
        void toggleCompare(sku, isWanted, mount).then((result) => {
          if (signal.aborted) return
          if (!result.ok) news.show(refusalOf(result.error), link(), 'error')
          else if ($comparedSkus.get().includes(sku)) news.show(added(), link(), 'info')
          else news.show(i18n._(msg`Removed from the comparison`), null, 'info')
        })
      },
    },
    signal,
  )
  void loadCompare()
}

function added(): string {
  const [count, limit] = [$compareCount.get(), $compareLimit.get()]
  return limit > 0 ? i18n._(msg`Added to the comparison: ${count} of ${limit}`) : i18n._(msg`Added to the comparison`)
}

function refusalOf(failure: Failure): string {
  if (failure.code === 'compare.toggle-failed' && !failure.message)
    return i18n._(msg`The comparison could not be changed, please try again.`)
  return failureSentence(failure, { count: $compareLimit.get() })
}

export default defineEnhancer({ name: 'compare-toggle', options: Options, enhance })
