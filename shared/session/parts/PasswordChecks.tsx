// A checklist of a new password's requirements. Its completion is announced once.
import { useLingui } from '@lingui/react/macro'
import { passwordChecks } from '#shared/session/rules/password-checks.ts'
import type { PasswordLimits } from '#shared/session/rules/password.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { tick } from '#shared/ui/icons.ts'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'

/** The list, below the password field. */
export function PasswordChecks({ password, limits }: { password: string; limits: PasswordLimits }) {
  const { t } = useLingui()
  const checks = passwordChecks(password, limits)
  const isComplete = checks.every(({ isMet }) => isMet)
  return (
    <div className="touchline-checks-box">
      <ul className="touchline-checks">
        {checks.map(({ what, count, isMet }) => (
          <li key={what} className="touchline-check" data-met={isMet ? '' : undefined}>
            <span className="touchline-check-mark">{isMet ? <Icon path={tick} size={16} /> : null}</span>
            <span>
              {what === 'length'
                ? t`At least ${{ count }} characters`
                : t`At least ${{ count }} of these: lower case, upper case, digits, special characters`}
              {isMet ? <span className="touchline-hidden">, {t`done`}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <LiveRegion text={password !== '' && isComplete ? t`The password meets the requirements.` : ''} />
    </div>
  )
}
