import { useMutation } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { Factors } from '#domain/factors/factor.ts'
import { button } from '../ui/button.ts'
import { clockWords } from '../ui/clock.ts'
import { notifyProblem } from '../ui/notify.ts'
import { useNow } from '../ui/use-now.ts'
import { beginApp, removeApp } from './factors-api.ts'
import { FactorSection } from './factor-section.tsx'
import { RemoveFactor } from './remove-factor.tsx'
import { SetUpApp } from './set-up-app.tsx'
import type { SetUpDone } from './set-up-done.ts'

type AppSectionProps = {
  app: Factors['app']
  onSetUp: (done: SetUpDone, words: string) => void
  onRemoved: () => void
}

export function AppSection({ app, onSetUp, onRemoved }: AppSectionProps) {
  const now = useNow()
  const [isRemoving, setRemoving] = useState(false)
  const begin = useMutation({ mutationFn: beginApp, onError: notifyProblem })
  const beginButton = (kind: 'gold' | 'plain', words: string) => (
    <button
      type="button"
      className={`min-h-12 max-sm:flex-1 ${button(kind)}`}
      aria-disabled={begin.isPending}
      onClick={() => begin.isPending || begin.mutate()}
    >
      {begin.isPending ? 'One moment...' : words}
    </button>
  )

  return (
    <FactorSection
      title="Authenticator app"
      lead="An app on your phone shows a six-digit code that changes every 30 seconds. It works without a signal."
    >
      {app && (
        <div className="flex items-start gap-3">
          <Smartphone aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
          <div>
            <p className="font-semibold">Set up</p>
            <p className="text-sm text-muted tabular-nums">
              Since {clockWords(new Date(app.set_up_at), now)}
            </p>
          </div>
        </div>
      )}
      {begin.data ? (
        <div className={app ? 'mt-6' : ''}>
          {app && <p className="mb-4 font-semibold">The new app will replace the current one.</p>}
          <SetUpApp
            app={begin.data}
            onCancel={begin.reset}
            onDone={(done) => {
              begin.reset()
              onSetUp(done, 'Authenticator app set up')
            }}
          />
        </div>
      ) : (
        <div className={`flex flex-wrap gap-2 ${app ? 'mt-4' : ''}`}>
          {beginButton(app ? 'plain' : 'gold', app ? 'Set up a different phone' : 'Set up an app')}
          {app && (
            <button
              type="button"
              className={`min-h-12 max-sm:flex-1 ${button('plain')}`}
              onClick={() => setRemoving(true)}
            >
              Remove
            </button>
          )}
        </div>
      )}
      <RemoveFactor
        title="Remove the authenticator app?"
        isOpen={isRemoving}
        remove={removeApp}
        done="Authenticator app removed"
        onRemoved={onRemoved}
        onClose={() => setRemoving(false)}
      >
        Its codes will stop working.
      </RemoveFactor>
    </FactorSection>
  )
}
