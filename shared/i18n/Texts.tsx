// Hands Lingui to the views of a mount. Texts are there before the view that reads them, so nothing listens to them:
// `I18nProvider` would draw every mount of the page anew with each catalogue that arrives.
import { i18n } from '@lingui/core'
import { LinguiContext } from '@lingui/react'
import type { ReactNode } from 'react'

const lingui = { i18n, _: i18n._.bind(i18n) }

/** Provided around every view. */
export function Texts({ children }: { children: ReactNode }): ReactNode {
  return <LinguiContext.Provider value={lingui}>{children}</LinguiContext.Provider>
}
