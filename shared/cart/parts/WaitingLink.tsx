// A link drawn as a button that is followed once something has finished, such as the link to the checkout once the cart is saved.
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { environment } from '#shared/environment.ts'
import { useMount } from '#shared/mount/context.ts'
import { classes } from '#shared/ui/classes.ts'
import { Spinner } from '#shared/ui/Spinner.tsx'

interface Props {
  href: string
  /** Null: follow at once. Otherwise a promise to wait for, which says whether to follow. */
  wait: () => Promise<boolean> | null
  tone?: 'primary' | 'secondary'
  children: ReactNode
  className?: string
  /** -1 for a link that repeats another one for touch only. */
  tabIndex?: -1
}

/** The link. Where it must not be followed, the first invalid field of its widget is scrolled into view and focused. */
export function WaitingLink({ href, wait, tone = 'secondary', children, className, tabIndex }: Props) {
  const { element } = useMount()
  const [isBusy, setBusy] = useState(false)
  const [stays, setStays] = useState(0)
  // The back/forward cache may restore the page in the busy state.
  useEffect(() => (isBusy ? environment.onPageShow(() => setBusy(false)) : undefined), [isBusy])
  useEffect(() => {
    if (stays > 0) element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [stays, element])
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    // Opening another tab or window leaves this page open.
    if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.currentTarget
    if (isBusy) return event.preventDefault()
    const waiting = wait()
    if (!waiting) return
    event.preventDefault()
    setBusy(true)
    // Read before the wait: a bar may be gone by then, since the page was scrolled, and the press counts all the same.
    const target = link.href
    const isInDialog = link.closest('dialog') !== null
    const mayGo = await waiting
    // The shopper changed her mind where she closed the dialog meanwhile, which takes its content away, or where the whole widget is gone.
    if (isInDialog ? !link.isConnected : element?.isConnected === false) return
    if (mayGo) return environment.navigate(target)
    setBusy(false)
    setStays((count) => count + 1)
  }
  return (
    <a
      href={href}
      className={classes('touchline-button', className)}
      data-tone={tone}
      tabIndex={tabIndex}
      aria-busy={isBusy ? 'true' : undefined}
      onClick={(event) => void press(event)}
    >
      {isBusy ? <Spinner /> : null}
      {children}
    </a>
  )
}
