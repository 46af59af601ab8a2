import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { notify } from '../ui/notify.ts'
import type { Factors } from '#domain/factors/factor.ts'
import { userIsNow } from '../session/session.ts'
import { button } from '../ui/button.ts'
import { DialogSheet } from '../ui/dialog-sheet.tsx'
import { Bar, FailedList, StaleList } from '../ui/list-states.tsx'
import { AppSection } from './app-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RecoverySection } from './recovery-section.tsx'
import type { SetUpDone } from './set-up-done.ts'
import { invalidateFactors, factorsQuery } from './queries.ts'

/** Two-step verification of the signed-in person: what is set up, and how to add, replace and remove it. */
export function FactorsPart() {
  const client = useQueryClient()
  const factors = useQuery(factorsQuery)
  const [codes, setCodes] = useState<string[]>([])
  const reload = () => void factors.refetch()
  const readAgain = () => invalidateFactors(client)

  function onSetUp({ user, recovery_codes }: SetUpDone, words: string) {
    userIsNow(user)
    setCodes(recovery_codes)
    notify(words)
    void readAgain()
  }

  if (factors.isPending) return <Skeleton />
  if (!factors.data) return <FailedList what="Two-step verification" error={factors.error} retry={reload} />
  return (
    <>
      {factors.isError && <StaleList what="part" error={factors.error} retry={reload} />}
      <Status factors={factors.data} />
      <AppSection app={factors.data.app} onSetUp={onSetUp} onRemoved={readAgain} />
      <PasskeysSection passkeys={factors.data.passkeys} onSetUp={onSetUp} onRemoved={readAgain} />
      <RecoverySection
        factors={factors.data}
        onMade={(made) => {
          setCodes(made)
          void readAgain()
        }}
      />
      <DialogSheet
        title="Save your recovery codes"
        isOpen={codes.length > 0}
        staysOpen
        onClose={() => setCodes([])}
        actions={
          <button type="button" className={`min-h-12 ${button('gold')}`} onClick={() => setCodes([])}>
            I’ve saved my codes
          </button>
        }
      >
        <div className="mt-4">
          <RecoveryCodes codes={codes} />
        </div>
      </DialogSheet>
    </>
  )
}

/** The whole in one sentence. */
function Status({ factors: { app, passkeys, is_demanded } }: { factors: Factors }) {
  const isProtected = app !== null || passkeys.length > 0
  const Shield = isProtected ? ShieldCheck : ShieldAlert
  return (
    <div
      className={`mb-6 flex items-start gap-3 border-l-4 px-4 py-3 ${isProtected ? 'border-green bg-wash' : 'border-gold bg-gold-wash'}`}
    >
      <Shield aria-hidden className={`mt-0.5 size-5 shrink-0 ${isProtected ? 'text-green' : ''}`} />
      <div>
        <p className="font-semibold">
          {isProtected ? 'Two-step verification is on.' : 'Two-step verification is off.'}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {isProtected
            ? 'Even if someone learns your password, they can’t sign in.'
            : 'Add an authenticator app or a passkey so that no one can sign in with just your password. It takes about a minute.'}
          {is_demanded && ' Your role requires it.'}
        </p>
      </div>
    </div>
  )
}

function Skeleton() {
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">Loading...</span>
      {[0, 1, 2].map((row) => (
        <div key={row} aria-hidden className="space-y-3 border-t border-line py-6">
          <Bar width="w-40" />
          <Bar width="w-3/5" />
        </div>
      ))}
    </div>
  )
}
