import { Dialog } from '@base-ui/react/dialog'
import { button } from '../ui/button.ts'
import { keyWords } from './list-keys.ts'

type KeysHelpProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function KeysHelp({ isOpen, onOpenChange }: KeysHelpProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/60" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(26rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto border-t-4 border-gold bg-sheet p-6">
          <Dialog.Title className="font-display text-3xl">Keys</Dialog.Title>
          <KeyList />
          <Dialog.Close className={`mt-5 w-full ${button('plain')}`}>Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export function KeyList() {
  return (
    <dl className="mt-3">
      {keyWords.map(({ keys, does }) => (
        <div key={does} className="flex items-center justify-between gap-4 border-b border-line py-2">
          <dt className="order-2 flex gap-1.5">
            {keys.map((key) => (
              <kbd
                key={key}
                className="min-w-7 rounded-sm border border-edge px-1.5 text-center font-sans text-sm leading-6"
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
