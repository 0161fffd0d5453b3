// A part of a view in a separate file, in one of its states: unwanted, coming, lost or there.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Notice } from './Notice.tsx'
import { Retry } from './Retry.tsx'
import { useLater } from './use-later.ts'

/** A part; `trouble` is drawn in its place if it could not be loaded. */
export interface Part<Module> {
  module: Module | null
  trouble: ReactNode
}

/** Loads the part once it is wanted. The sentence and its button stay until the part is there. */
export function usePart<Module>(load: () => Promise<Module>, isWanted: boolean): Part<Module> {
  const { t } = useLingui()
  const [isLost, setLost] = useState(false)
  const [second, keepSecond] = useState<Module | null>(null)
  const module = useLater(load, isWanted && !isLost, () => setLost(true)) ?? second
  if (module || !isWanted || !isLost) return { module, trouble: null }
  const again = () => load().then(keepSecond, () => {})
  return { module, trouble: <Notice tone="error" action={<Retry onPress={again} />}>{t`This could not be loaded.`}</Notice> }
}
