import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { takeFactorsAway } from '../people-api.ts'
import type { PersonDialogProps } from './sign-out-dialog.tsx'
import { usePersonChange } from '../use-person-change.ts'

/** For someone who lost their phone and their recovery codes. */
export function LostFactorDialog({ person, isOpen, onClose }: PersonDialogProps) {
  const take = usePersonChange({
    id: person.id,
    change: () => takeFactorsAway(person.id),
    done: `Two-step verification reset for ${person.name}`,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={`Reset two-step verification for ${person.name}?`}
      isOpen={isOpen}
      onClose={onClose}
      action="Reset"
      isBusy={take.isPending}
      error={take.error}
      onConfirm={() => take.mutate()}
    >
      <p>
        Only do this if you’re sure {person.name} asked for it, by voice or in person. Until they set it up
        again, anyone who knows the password can sign in.
      </p>
      <p>
        Their authenticator app, passkeys and recovery codes will stop working, and all their devices will be
        signed out. If their role requires two-step verification, they’ll set it up again at the next sign-in.
      </p>
    </ConfirmDialog>
  )
}
