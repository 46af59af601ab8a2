import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { recoveryCodeCount, type Factors } from '#domain/factors/factor.ts'
import { button } from '../ui/button.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { renewRecoveryCodes } from './factors-api.ts'
import { FactorSection } from './factor-section.tsx'

const few = 3

type RecoverySectionProps = { factors: Factors; onMade: (codes: string[]) => void }

export function RecoverySection({ factors, onMade }: RecoverySectionProps) {
  const { app, passkeys, recovery_codes_left: left } = factors
  const [isAsking, setAsking] = useState(false)
  const renew = useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess(codes) {
      setAsking(false)
      onMade(codes)
    },
  })
  const hasFactor = app !== null || passkeys.length > 0

  return (
    <FactorSection
      title="Recovery codes"
      lead="Use one to sign in when you don’t have your app or passkey. Each code works once."
    >
      {hasFactor ? (
        <>
          <p className={left <= few ? 'font-semibold text-red' : ''}>
            <span className="font-display text-2xl leading-none tabular-nums">{left}</span> of{' '}
            {recoveryCodeCount} left
            {left <= few && '. Create new codes.'}
          </p>
          <button
            type="button"
            className={`mt-3 min-h-12 max-sm:w-full ${button('plain')}`}
            onClick={() => setAsking(true)}
          >
            Create new codes
          </button>
        </>
      ) : (
        <p className="text-muted">You’ll get recovery codes when you set up your first app or passkey.</p>
      )}
      <ConfirmDialog
        title="Create new recovery codes?"
        isOpen={isAsking}
        onClose={() => {
          setAsking(false)
          renew.reset()
        }}
        action="Create new codes"
        isBusy={renew.isPending}
        error={renew.error}
        onConfirm={() => renew.mutate()}
      >
        <p>Your current codes will stop working.</p>
      </ConfirmDialog>
    </FactorSection>
  )
}
