import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../session/may.ts'
import { assigneesQuery } from '../../submissions/queries.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { letEmployeeGo, suspendEmployee } from '../people-api.ts'
import type { PersonDialogProps } from './sign-out-dialog.tsx'
import { usePersonChange } from '../use-person-change.ts'
import { requestWords } from '../words.ts'

const kinds = {
  suspend: {
    verb: 'Suspend',
    done: 'was suspended',
    send: suspendEmployee,
    words: 'They will be signed out everywhere right away and can’t sign in until someone reactivates them.',
  },
  leave: {
    verb: 'End employment',
    done: 'no longer works here',
    send: letEmployeeGo,
    words:
      'They will be signed out everywhere right away and can’t sign in again. Their work stays in the history.',
  },
} as const

type DepartureDialogProps = PersonDialogProps & { kind: keyof typeof kinds }

/** Asks before someone is suspended or leaves: what happens, and who takes over their open requests. */
export function DepartureDialog({ person, kind, isOpen, onClose }: DepartureDialogProps) {
  const { verb, done, send, words } = kinds[kind]
  const [reassignTo, setReassignTo] = useState('')
  const mayAssign = useMay('leads.assign')
  const hasWork = person.open_leads > 0
  const people = useQuery({ ...assigneesQuery, enabled: isOpen && hasWork && mayAssign })
  const depart = usePersonChange({
    id: person.id,
    change: () =>
      send(person.id, { revision: person.revision, reassign_to: (hasWork && reassignTo) || null }),
    done: `${person.name} ${done}`,
    onDone: onClose,
  })

  return (
    <ConfirmDialog
      title={`${kind === 'leave' ? `End employment for ${person.name}` : `Suspend ${person.name}`}?`}
      isOpen={isOpen}
      onClose={onClose}
      action={verb}
      isBusy={depart.isPending}
      error={depart.error}
      onConfirm={() => depart.mutate()}
    >
      <p>{words}</p>
      <p>
        What the portal downloaded to each of their devices is removed the next time that device reaches the
        server. Work that wasn’t sent stays on it, locked to them.
      </p>
      {hasWork && !mayAssign && <p>Their {requestWords(person.open_leads)} will become unassigned.</p>}
      {hasWork && mayAssign && (
        <SelectField
          label={`Reassign ${requestWords(person.open_leads)} to`}
          none="No one yet"
          value={reassignTo}
          disabled={people.isPending}
          options={(people.data ?? [])
            .filter(({ id }) => id !== person.id)
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setReassignTo(event.target.value)}
        />
      )}
    </ConfirmDialog>
  )
}
