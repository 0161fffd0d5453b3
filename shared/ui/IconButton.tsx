// A round button with an icon; its name is announced, not shown.
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

/** Props of an icon button. */
export interface IconButtonProps {
  /** A path of icons.ts. */
  icon: string
  /** Its accessible name. */
  label: string
  onPress?: () => void
  className?: string
}

/** An icon button of 44 px. */
export function IconButton({ icon, label, onPress, className }: IconButtonProps) {
  return (
    <button type="button" className={classes('touchline-icon-button', className)} aria-label={label} onClick={onPress}>
      <Icon path={icon} />
    </button>
  )
}
