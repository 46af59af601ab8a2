import { useState } from 'react'
import type { IssuedCode } from '#domain/employees/employee-record.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { IssuedDialog } from './issued-dialog.tsx'
import { issueCode } from './people-api.ts'
import type { PersonDialogProps } from './sign-out-dialog.tsx'
import { usePersonChange } from './use-person-change.ts'

/** Asks first, then shows the code: this once and never again. */
export function CodeDialog({ person, isOpen, onClose }: PersonDialogProps) {
  const [issued, setIssued] = useState<IssuedCode | null>(null)
  const issue = usePersonChange({
    id: person.id,
    change: async () => setIssued(await issueCode(person.id)),
    done: 'The code is made',
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
        isNew ? `Give ${person.name} a code to get in?` : `Give ${person.name} a code for a new password?`
      }
      isOpen={isOpen}
      onClose={close}
      action="Make a code"
      isBusy={issue.isPending}
      error={issue.error}
      onConfirm={() => issue.mutate()}
    >
      <p>
        {isNew
          ? 'With it they choose a password of their own and are signed in. Nobody else ever learns the password.'
          : 'With it they choose a new password. Until then the old one still works.'}
      </p>
      <p>The code is shown once. A code that was given out before does not work any more.</p>
    </ConfirmDialog>
  )
}
