// Switches between stores, on the same page if it exists in the other store.
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useMount } from '#shared/mount/context.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { chevronDown, tick } from '#shared/ui/icons.ts'
import { useDismiss } from '#shared/ui/use-dismiss.ts'

/** A globe: store and language. */
const globe =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0 0c2.5-2.3 3.7-5.3 3.7-9S14.5 5.3 12 3m0 18c-2.5-2.3-3.7-5.3-3.7-9S9.5 5.3 12 3M3.5 9h17m-17 6h17'

const Options = v.object({
  /** The stores: `url` is this page in that store, or its home page if there is none. */
  stores: v.pipe(
    v.array(
      v.object({
        code: v.string(),
        /** The name shown to customers, e.g. "Nederland". */
        label: v.string(),
        /** The language its page is in, for `lang` and `hreflang`, e.g. `nl-NL`. */
        language: v.string(),
        url: v.string(),
        isCurrent: v.optional(v.boolean(), false),
      }),
    ),
    v.minLength(1),
  ),
})

function StoreSwitch({ options: { stores } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id } = useMount()
  // The browser opens the `<details>`; the widget closes it.
  const details = useDismiss<HTMLDetailsElement>({
    isOpen: ({ open }) => open,
    close: (list) => void (list.open = false),
    opener: 'summary',
  })
  const current = stores.find((store) => store.isCurrent)
  return (
    <details className="store-switch-details" ref={details}>
      <summary
        className="store-switch-summary"
        aria-label={current ? t`Store: ${current.label}` : t`Choose a store`}
        data-touchline-key="summary"
      >
        <Icon path={globe} size={20} />
        <span className="store-switch-current">{current?.label ?? t`Choose a store`}</span>
        <Icon path={chevronDown} size={16} />
      </summary>
      <ul className="store-switch-list" id={id('list')}>
        {stores.map((store) => (
          <li key={store.code}>
            <a
              className="store-switch-link"
              href={store.url}
              lang={store.language}
              hrefLang={store.language}
              aria-current={store.isCurrent ? 'true' : undefined}
            >
              {store.label}
              {store.isCurrent ? <Icon path={tick} size={16} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

export default defineWidget({ name: 'store-switch', options: Options, view: StoreSwitch })
