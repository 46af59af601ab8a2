import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShownCredential } from '#domain/factors/factor.ts'
import { button } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'
import { knowsPasskeys, passkeyProblem } from './passkey-words.ts'
import { letPasskeySign } from './shown-factors-api.ts'

type PasskeyButtonProps = {
  kind: 'gold' | 'plain' | 'quiet'
  onShown: (credential: ShownCredential) => void
  children: ReactNode
}

/** Asks the device for a passkey; not there where the browser has none. */
export function PasskeyButton({ kind, onShown, children }: PasskeyButtonProps) {
  const sign = useMutation({ mutationFn: letPasskeySign, onSuccess: onShown })
  if (!knowsPasskeys()) return null
  return (
    <>
      {sign.isError && <Notice title={passkeyProblem(sign.error)} />}
      <button
        type="button"
        className={`min-h-12 w-full ${button(kind)}`}
        aria-disabled={sign.isPending}
        onClick={() => sign.isPending || sign.mutate()}
      >
        <KeyRound aria-hidden className="size-5" />
        {sign.isPending ? 'Waiting for your device...' : children}
      </button>
    </>
  )
}
