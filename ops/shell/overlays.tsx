import type { SignedIn } from '#domain/employees/employee.ts'
import { showOverlay, useOverlay } from '../keys/overlay.ts'
import { askingToSignOut } from '../outbox/panel/asking-to-sign-out.ts'
import { loadSignOutDialog } from '../outbox/panel/sign-out.ts'
import { loadDialogs } from '../ui/dialog-sheet.tsx'
import { usePrefetch } from '../ui/use-prefetch.ts'
import { WhenOpened } from '../ui/when-opened.tsx'
import { English } from '../words/words.tsx'
import { loadScreen } from '../ui/load-screen.ts'

const SignOutDialog = loadScreen(loadSignOutDialog, 'SignOutDialog')
const PaletteDialog = loadScreen(() => import('../palette/palette-dialog.tsx'), 'PaletteDialog')
const KeysDialog = loadScreen(() => import('../keys/keys-dialog.tsx'), 'KeysDialog')

/** What can open over every screen. */
export function Overlays({ user }: { user: SignedIn }) {
  const shown = useOverlay()
  const close = () => showOverlay(null)
  usePrefetch(loadDialogs)
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
