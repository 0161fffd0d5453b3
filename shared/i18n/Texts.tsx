// Provides Lingui to the views of a mount. Messages are loaded before the view that reads them, so nothing subscribes to them:
// `I18nProvider` would render every mount of the page again with each catalogue that is loaded.
import { i18n } from '@lingui/core'
import { LinguiContext } from '@lingui/react'
import type { ReactNode } from 'react'

const lingui = { i18n, _: i18n._.bind(i18n) }

/** Wraps every view. */
export function Texts({ children }: { children: ReactNode }): ReactNode {
  return <LinguiContext.Provider value={lingui}>{children}</LinguiContext.Provider>
}
