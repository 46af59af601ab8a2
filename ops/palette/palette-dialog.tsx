import { Dialog } from '@base-ui/react/dialog'
import type { SignedIn } from '#domain/employees/employee.ts'
import { showOverlay, useOpening, useOverlay } from '../keys/overlay.ts'
import { useFirstWords } from '../words/words.tsx'
import { Palette } from './palette.tsx'

/** The field that finds everything, over any screen. */
export function PaletteDialog({ user }: { user: SignedIn }) {
  const { shell } = useFirstWords()
  const close = () => showOverlay(null)
  return (
    <Dialog.Root open={useOverlay() === 'palette'} onOpenChange={(isOpen) => isOpen || close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/60 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-0 top-0 z-50 flex max-h-dvh flex-col border-t-4 border-gold bg-sheet sm:inset-x-auto sm:top-[12dvh] sm:left-1/2 sm:max-h-[76dvh] sm:w-[min(38rem,calc(100vw-2rem))] sm:-translate-x-1/2">
          <Dialog.Title className="sr-only">{shell.findAll}</Dialog.Title>
          <Palette key={useOpening()} user={user} close={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
