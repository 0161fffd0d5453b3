// A round button with a picture; its name is read, not shown.
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

/** What an icon button needs. */
export interface IconButtonProps {
  /** A path of icons.ts. */
  icon: string
  /** Its accessible name. */
  label: string
  onPress?: () => void
  isDisabled?: boolean
  isPressed?: boolean
  className?: string
}

/** An icon button of 44 px. */
export function IconButton({ icon, label, onPress, isDisabled, isPressed, className }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes('touchline-icon-button', className)}
      aria-label={label}
      aria-pressed={isPressed === undefined ? undefined : isPressed ? 'true' : 'false'}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon path={icon} />
    </button>
  )
}
