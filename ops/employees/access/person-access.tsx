import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { EmployeeDetail } from '#domain/employees/employee-record.ts'
import { useMay } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { CodeDialog } from './code-dialog.tsx'
import { CostPart } from './cost-part.tsx'
import { DepartureDialog } from './departure-dialog.tsx'
import { Devices } from './devices.tsx'
import { LostFactorDialog } from './lost-factor-dialog.tsx'
import { Part } from './part.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { RolesPart } from './roles-part.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'

type PersonAccessProps = { person: EmployeeDetail; isSelf: boolean }
type Question = 'suspend' | 'leave' | 'return' | 'sign-out' | 'lost-factor'

const statusWords = {
  invited: 'No password yet. They sign in with a code.',
  active: 'Can sign in.',
  suspended: 'Can’t sign in until someone reactivates them.',
  left: 'No longer with the company. Can’t sign in.',
} as const

/** Whether and how the person can sign in, and the actions on that. */
export function PersonAccess({ person, isSelf }: PersonAccessProps) {
  const mayDeactivate = useMay('employees.deactivate')
  const mayIssueCode = useMay('employees.resetPassword') && !isSelf && canGetCode(person)
  const [question, setQuestion] = useState<Question | null>(null)
  const isAskedForCode = useSearch({ strict: false }).open === 'code'
  const navigate = useNavigate()
  const openCode = (open: 'code' | undefined) =>
    void navigate({ to: '/ops/employees/$id', params: { id: person.id }, search: { open }, replace: true })
  const close = () => setQuestion(null)
  const isIn = person.status === 'active' || person.status === 'invited'

  return (
    <div className="space-y-7">
      <Part title="Access">
        <p>{statusWords[person.status]}</p>
        <CodeWaiting person={person} />
        <div className="mt-3 flex flex-col gap-2">
          {isSelf && (
            <Link to="/ops/profile" className={button('plain')}>
              Your profile
            </Link>
          )}
          {isSelf && (
            <Link to="/ops/profile" search={{ part: 'security' }} className={button('plain')}>
              Two-step verification
            </Link>
          )}
          {mayIssueCode && (
            <button type="button" className={button('plain')} onClick={() => openCode('code')}>
              {person.status === 'invited' ? 'Create sign-in code' : 'Create password reset code'}
            </button>
          )}
          {mayIssueCode && person.has_second_factor && (
            <button type="button" className={button('plain')} onClick={() => setQuestion('lost-factor')}>
              Reset two-step verification
            </button>
          )}
          {mayDeactivate && !isSelf && (
            <>
              {!isIn && (
                <button type="button" className={button('plain')} onClick={() => setQuestion('return')}>
                  Reactivate{' '}
                </button>
              )}
              {isIn && (
                <button type="button" className={button('plain')} onClick={() => setQuestion('suspend')}>
                  Suspend
                </button>
              )}
              {person.status !== 'left' && (
                <button
                  type="button"
                  className={`text-red ${button('plain')}`}
                  onClick={() => setQuestion('leave')}
                >
                  {' '}
                  End employment{' '}
                </button>
              )}
            </>
          )}
        </div>
      </Part>
      <RolesPart person={person} />
      {person.devices && (
        <Devices
          devices={person.devices}
          onSignOut={mayDeactivate && !isSelf ? () => setQuestion('sign-out') : undefined}
        />
      )}
      {person.hourly_cost_cents !== undefined && (
        <CostPart person={person} cents={person.hourly_cost_cents} />
      )}
      {mayIssueCode && (
        <>
          <CodeDialog person={person} isOpen={isAskedForCode} onClose={() => openCode(undefined)} />
          <LostFactorDialog person={person} isOpen={question === 'lost-factor'} onClose={close} />
        </>
      )}
      {mayDeactivate && (
        <>
          <DepartureDialog
            person={person}
            kind={question === 'leave' ? 'leave' : 'suspend'}
            isOpen={question === 'suspend' || question === 'leave'}
            onClose={close}
          />
          <ReturnDialog person={person} isOpen={question === 'return'} onClose={close} />
          <SignOutDialog person={person} isOpen={question === 'sign-out'} onClose={close} />
        </>
      )}
    </div>
  )
}

function canGetCode({ status }: EmployeeDetail) {
  return status === 'invited' || status === 'active'
}

function CodeWaiting({ person: { code_expires_at } }: { person: EmployeeDetail }) {
  const now = useNow()
  if (!code_expires_at || Date.parse(code_expires_at) <= now.getTime()) return null
  return (
    <p className="mt-1 text-muted">A code is active until {clockWords(new Date(code_expires_at), now)}.</p>
  )
}
