import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { takeFactorsAway } from './people-api.ts'
import type { PersonDialogProps } from './sign-out-dialog.tsx'
import { usePersonChange } from './use-person-change.ts'

/** For who lost phone and codes. */
export function LostFactorDialog({ person, isOpen, onClose }: PersonDialogProps) {
  const take = usePersonChange({
    id: person.id,
    change: () => takeFactorsAway(person.id),
    done: `${person.name} signs in by the password now`,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={`Take the second factor of ${person.name} away?`}
      isOpen={isOpen}
      onClose={onClose}
      action="Take it away"
      isBusy={take.isPending}
      error={take.error}
      onConfirm={() => take.mutate()}
    >
      <p>
        Do it only if you are sure that it is {person.name} who asks: by their voice, or face to face. Whoever
        else knows the password could get in.
      </p>
      <p>
        Apps, passkeys and recovery codes no longer count, and all their devices are signed out. If a role
        demands a second factor, they set up another one.
      </p>
    </ConfirmDialog>
  )
}
