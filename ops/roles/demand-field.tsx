import { KeyRound } from 'lucide-react'
import { CheckField } from '../ui/check-field.tsx'

type DemandFieldProps = {
  isDemanded: boolean
  isChangeable: boolean
  onChange: (isDemanded: boolean) => void
}

/** Whether the password is enough for those who have the role. */
export function DemandField({ isDemanded, isChangeable, onChange }: DemandFieldProps) {
  if (isChangeable)
    return (
      <div className="mt-3">
        <CheckField
          label="Requires two-step verification"
          hint="People with this role use an authenticator app or passkey each time they sign in. Anyone without one will be asked to set it up."
          checked={isDemanded}
          onChange={({ target }) => onChange(target.checked)}
        />
      </div>
    )
  if (!isDemanded) return null
  return (
    <p className="mt-3 flex items-center gap-2">
      <KeyRound aria-hidden className="size-4 shrink-0 text-muted" />
      Requires two-step verification.
    </p>
  )
}
