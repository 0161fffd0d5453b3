// Renders data from the server in one of its states: loading, failed, not logged in, or loaded.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Failure } from '#shared/domain/failure.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'
import { person, warning } from './icons.ts'
import { Retry } from './Retry.tsx'
import { Spinner } from './Spinner.tsx'

/** Props of the component. */
export interface AwaitedProps<Value> {
  of: { state: 'idle' | 'loading' } | { state: 'failed'; error: Failure } | { state: 'ready'; value: Value }
  /** Names the data while it is loading. */
  label: string
  /** Loads again. */
  onRetry: () => Promise<unknown>
  /** The address of the login page. */
  loginUrl: string
  children: (value: Value) => ReactNode
}

/** One of the four states. */
export function Awaited<Value>({ of, label, onRetry, loginUrl, children }: AwaitedProps<Value>) {
  const { t } = useLingui()
  if (of.state === 'ready') return <>{children(of.value)}</>
  if (of.state === 'failed' && of.error.status === 401) {
    return (
      <EmptyState
        icon={person}
        title={failureSentence(of.error)}
        action={<ButtonLink href={loginUrl} tone="primary">{t`Log in`}</ButtonLink>}
      />
    )
  }
  if (of.state === 'failed') {
    return <EmptyState icon={warning} title={failureSentence(of.error)} action={<Retry onPress={onRetry} />} />
  }
  return (
    <div className="touchline-awaited" role="status" aria-label={label}>
      <Spinner />
    </div>
  )
}
