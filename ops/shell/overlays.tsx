import { useEffect } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { second } from '#platform/time.ts'
import { showOverlay, useOverlay } from '../keys/overlay.ts'
import { askingToSignOut } from '../outbox/sign-out.ts'
import { fetchDialogsAhead } from '../ui/dialog-sheet.tsx'
import { WhenOpened } from '../ui/when-opened.tsx'
import { English } from '../words/words.tsx'
import { loadScreen } from '../ui/load-screen.ts'

const SignOutDialog = loadScreen(() => import('../outbox/sign-out-dialog.tsx'), 'SignOutDialog')
const PaletteDialog = loadScreen(() => import('../palette/palette-dialog.tsx'), 'PaletteDialog')
const KeysDialog = loadScreen(() => import('../keys/keys-dialog.tsx'), 'KeysDialog')

/** The first screen comes first. */
const firstScreenTime = 3 * second

/** What can open over every screen. */
export function Overlays({ user }: { user: SignedIn }) {
  const shown = useOverlay()
  const close = () => showOverlay(null)
  useEffect(() => {
    const later = setTimeout(fetchDialogsAhead, firstScreenTime)
    return () => clearTimeout(later)
  }, [])
  return (
    <>
      <WhenOpened
        part={SignOutDialog}
        isOpen={askingToSignOut.use()}
        onClose={() => askingToSignOut.set(false)}
      >
        <SignOutDialog />
      </WhenOpened>
      <WhenOpened part={PaletteDialog} isOpen={shown === 'palette'} onClose={close}>
        <PaletteDialog user={user} />
      </WhenOpened>
      <English>
        <WhenOpened part={KeysDialog} isOpen={shown === 'keys'} onClose={close}>
          <KeysDialog user={user} />
        </WhenOpened>
      </English>
    </>
  )
}
