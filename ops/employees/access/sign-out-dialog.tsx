import type { EmployeeDetail } from '#domain/employees/employee-record.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { signOutEmployee } from '../people-api.ts'
import { usePersonChange } from '../use-person-change.ts'

export type PersonDialogProps = { person: EmployeeDetail; isOpen: boolean; onClose: () => void }

export function SignOutDialog({ person, isOpen, onClose }: PersonDialogProps) {
  const signOut = usePersonChange({
    id: person.id,
    change: () => signOutEmployee(person.id),
    done: `${person.name} was signed out everywhere`,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={`Sign out ${person.name} everywhere?`}
      isOpen={isOpen}
      onClose={onClose}
      action="Sign out everywhere"
      isBusy={signOut.isPending}
      error={signOut.error}
      onConfirm={() => signOut.mutate()}
    >
      <p>Each of their devices will ask for the password again right away. Saved work is not affected.</p>
    </ConfirmDialog>
  )
}
