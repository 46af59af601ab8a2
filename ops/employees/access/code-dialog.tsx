import { useState } from 'react'
import type { IssuedCode } from '#domain/employees/employee-record.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IssuedDialog } from './issued-dialog.tsx'
import { issueCode } from '../people-api.ts'
import type { PersonDialogProps } from './sign-out-dialog.tsx'
import { usePersonChange } from '../use-person-change.ts'

/** Asks first, then shows the code, once. */
export function CodeDialog({ person, isOpen, onClose }: PersonDialogProps) {
  const [issued, setIssued] = useState<IssuedCode | null>(null)
  const issue = usePersonChange({
    id: person.id,
    change: async () => setIssued(await issueCode(person.id)),
    done: 'Code created',
    onDone: () => {},
  })
  const isNew = person.status === 'invited'

  function close() {
    onClose()
    setIssued(null)
  }

  if (issued) return <IssuedDialog person={person} issued={issued} isOpen={isOpen} onClose={close} />
  return (
    <ConfirmDialog
      title={
        isNew
          ? `Create a sign-in code for ${person.name}?`
          : `Create a password reset code for ${person.name}?`
      }
      isOpen={isOpen}
      onClose={close}
      action="Create code"
      isBusy={issue.isPending}
      error={issue.error}
      onConfirm={() => issue.mutate()}
    >
      <p>
        {isNew
          ? 'They use it to choose a password and sign in. No one else sees the password.'
          : 'They use it to choose a new password. Until then, the old one still works.'}
      </p>
      <p>The code is shown only once. Any earlier code will stop working.</p>
    </ConfirmDialog>
  )
}
