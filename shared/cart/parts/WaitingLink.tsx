// A link drawn as a button that is followed once something has finished, such as the link to the checkout once the cart is saved.
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { environment } from '#shared/environment.ts'
import { useMount } from '#shared/mount/context.ts'
import { classes } from '#shared/ui/classes.ts'
import { Spinner } from '#shared/ui/Spinner.tsx'

interface Props {
  href: string
  /** Null: go at once. Else what to wait for, and whether to go then. */
  wait: () => Promise<boolean> | null
  tone?: 'primary' | 'secondary'
  children: ReactNode
  className?: string
}

/** The link. Where it must not go, what is wrong comes into sight: the first field of its widget that says so has the focus. */
export function WaitingLink({ href, wait, tone = 'secondary', children, className }: Props) {
  const { element } = useMount()
  const [isBusy, setBusy] = useState(false)
  const [stays, setStays] = useState(0)
  // A page that was left by it may come back as it was.
  useEffect(() => (isBusy ? environment.onPageShow(() => setBusy(false)) : undefined), [isBusy])
  useEffect(() => {
    if (stays > 0) element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [stays, element])
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    // Another tab or window leaves this page where it is.
    if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.currentTarget
    if (isBusy) return event.preventDefault()
    const waiting = wait()
    if (!waiting) return
    event.preventDefault()
    setBusy(true)
    const mayGo = await waiting
    // Its dialog was closed meanwhile: she has thought better of it.
    if (!link.isConnected) return
    if (mayGo) return environment.navigate(link.href)
    setBusy(false)
    setStays((count) => count + 1)
  }
  return (
    <a
      href={href}
      className={classes('touchline-button', className)}
      data-tone={tone}
      aria-busy={isBusy ? 'true' : undefined}
      onClick={(event) => void press(event)}
    >
      {isBusy ? <Spinner /> : null}
      {children}
    </a>
  )
}
