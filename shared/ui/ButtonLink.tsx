// A link that looks like a button, for navigation.
import { classes } from './classes.ts'
import type { ReactNode } from 'react'

/** A link with a button's look. */
export function ButtonLink({
  href,
  tone = 'secondary',
  children,
  className,
}: {
  href: string
  tone?: 'primary' | 'secondary' | 'quiet'
  children: ReactNode
  className?: string
}) {
  return (
    <a href={href} className={classes('touchline-button', className)} data-tone={tone}>
      {children}
    </a>
  )
}
