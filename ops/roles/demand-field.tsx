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
          label="Demands a second factor"
          hint="Whoever has this role shows an app or a passkey at each sign-in. Who has none yet sets one up with their next step."
          checked={isDemanded}
          onChange={({ target }) => onChange(target.checked)}
        />
      </div>
    )
  if (!isDemanded) return null
  return (
    <p className="mt-3 flex items-center gap-2">
      <KeyRound aria-hidden className="size-4 shrink-0 text-muted" />
      Demands a second factor.
    </p>
  )
}
