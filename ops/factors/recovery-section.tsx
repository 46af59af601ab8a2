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
      lead="Each opens the portal once when neither app nor passkey is at hand. Keep them on paper."
    >
      {hasFactor ? (
        <>
          <p className={left <= few ? 'font-semibold text-red' : ''}>
            <span className="font-display text-2xl leading-none tabular-nums">{left}</span> of{' '}
            {recoveryCodeCount} left
            {left <= few && '. Please make new ones.'}
          </p>
          <button
            type="button"
            className={`mt-3 min-h-12 max-sm:w-full ${button('plain')}`}
            onClick={() => setAsking(true)}
          >
            Make new codes
          </button>
        </>
      ) : (
        <p className="text-muted">You get them together with your first app or passkey.</p>
      )}
      <ConfirmDialog
        title="Make new recovery codes?"
        isOpen={isAsking}
        onClose={() => {
          setAsking(false)
          renew.reset()
        }}
        action="Make new codes"
        isBusy={renew.isPending}
        error={renew.error}
        onConfirm={() => renew.mutate()}
      >
        <p>The codes that you have now count no more from then on.</p>
      </ConfirmDialog>
    </FactorSection>
  )
}
