import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { letEmployeeReturn } from '../people-api.ts'
import type { PersonDialogProps } from './sign-out-dialog.tsx'
import { usePersonChange } from '../use-person-change.ts'

export function ReturnDialog({ person, isOpen, onClose }: PersonDialogProps) {
  const letReturn = usePersonChange({
    id: person.id,
    change: () => letEmployeeReturn(person.id, person.revision),
    done: `${person.name} was reactivated`,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={`Reactivate ${person.name}?`}
      isOpen={isOpen}
      onClose={onClose}
      action="Reactivate"
      isBusy={letReturn.isPending}
      error={letReturn.error}
      onConfirm={() => letReturn.mutate()}
    >
      <p>They can sign in again with the roles they had. Reassigned work stays with its new owner.</p>
    </ConfirmDialog>
  )
}
