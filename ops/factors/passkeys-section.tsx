import { KeyRound, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '#domain/factors/factor.ts'
import { button } from '../ui/button.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { removePasskey } from './factors-api.ts'
import { FactorSection } from './factor-section.tsx'
import { knowsPasskeys } from './passkey-words.ts'
import { RemoveFactor } from './remove-factor.tsx'
import { SetUpPasskey } from './set-up-passkey.tsx'
import type { SetUpDone } from './set-up-done.ts'

type PasskeysSectionProps = {
  passkeys: readonly Passkey[]
  onSetUp: (done: SetUpDone, words: string) => void
  onRemoved: () => void
}

export function PasskeysSection({ passkeys, onSetUp, onRemoved }: PasskeysSectionProps) {
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const [isAsking, setAsking] = useState(false)

  return (
    <FactorSection
      title="Passkeys"
      lead="Sign in with your fingerprint, face, device PIN or a security key. Passkeys protect you from fake sign-in pages."
    >
      {passkeys.length > 0 && (
        <ul className="mb-4 divide-y divide-line border-b border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={() => {
                setLeaving(passkey)
                setAsking(true)
              }}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <SetUpPasskey
          onCancel={() => setAdding(false)}
          onDone={(done) => {
            setAdding(false)
            onSetUp(done, 'Passkey added')
          }}
        />
      ) : knowsPasskeys() ? (
        <button
          type="button"
          className={`min-h-12 max-sm:w-full ${button('plain')}`}
          onClick={() => setAdding(true)}
        >
          <KeyRound aria-hidden className="size-5" />
          {passkeys.length > 0 ? 'Add another passkey' : 'Add passkey'}
        </button>
      ) : (
        <p className="text-muted">Passkeys aren’t available in this browser.</p>
      )}
      <RemoveFactor
        title={`Remove “${leaving?.name ?? ''}”?`}
        isOpen={isAsking}
        remove={() => removePasskey(leaving?.id ?? '')}
        done="Passkey removed"
        onRemoved={onRemoved}
        onClose={() => setAsking(false)}
      >
        You won’t be able to sign in with it. Your device may still offer it until you remove it there too.
      </RemoveFactor>
    </FactorSection>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const now = useNow()
  const { name, created_at, used_at } = passkey
  return (
    <li className="flex items-center gap-3 py-2">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted tabular-nums">
          Added {clockWords(new Date(created_at), now)},{' '}
          {used_at ? `last used ${clockWords(new Date(used_at), now)}` : 'not used yet'}
        </p>
      </div>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        title="Remove"
        className="grid size-12 shrink-0 place-content-center rounded-sm hover:bg-wash"
        onClick={onRemove}
      >
        <Trash2 aria-hidden className="size-5" />
      </button>
    </li>
  )
}
