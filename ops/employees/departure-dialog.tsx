import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../session/may.ts'
import { assigneesQuery } from '../submissions/queries.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { letEmployeeGo, suspendEmployee } from './people-api.ts'
import type { PersonDialogProps } from './sign-out-dialog.tsx'
import { usePersonChange } from './use-person-change.ts'
import { requestWords } from './words.ts'

const kinds = {
  suspend: {
    verb: 'Suspend',
    done: 'is suspended',
    send: suspendEmployee,
    words: 'They are signed out everywhere at once and cannot sign in until someone lets them return.',
  },
  leave: {
    verb: 'Let go',
    done: 'has left',
    send: letEmployeeGo,
    words:
      'They are signed out everywhere at once and cannot sign in any more. What they did stays in the history.',
  },
} as const

type DepartureDialogProps = PersonDialogProps & { kind: keyof typeof kinds }

/** Before someone is suspended or let go: what happens, and who takes over what they have open. */
export function DepartureDialog({ person, kind, isOpen, onClose }: DepartureDialogProps) {
  const { verb, done, send, words } = kinds[kind]
  const [handTo, setHandTo] = useState('')
  const mayAssign = useMay('leads.assign')
  const hasWork = person.open_leads > 0
  const people = useQuery({ ...assigneesQuery, enabled: isOpen && hasWork && mayAssign })
  const depart = usePersonChange({
    id: person.id,
    change: () => send(person.id, { revision: person.revision, hand_to: (hasWork && handTo) || null }),
    done: `${person.name} ${done}`,
    onDone: onClose,
  })

  return (
    <ConfirmDialog
      title={`${verb === 'Let go' ? `Let ${person.name} go` : `Suspend ${person.name}`}?`}
      isOpen={isOpen}
      onClose={onClose}
      action={verb}
      isBusy={depart.isPending}
      error={depart.error}
      onConfirm={() => depart.mutate()}
    >
      <p>{words}</p>
      {hasWork && !mayAssign && (
        <p>Their {requestWords(person.open_leads)} will be nobody's, for someone to take up.</p>
      )}
      {hasWork && mayAssign && (
        <SelectField
          label={`Who takes over the ${requestWords(person.open_leads)}?`}
          none="Nobody yet"
          value={handTo}
          disabled={people.isPending}
          options={(people.data ?? [])
            .filter(({ id }) => id !== person.id)
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setHandTo(event.target.value)}
        />
      )}
    </ConfirmDialog>
  )
}
