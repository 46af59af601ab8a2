import { Dialog } from '@base-ui/react/dialog'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useScope } from '../session/may.ts'
import { AlertList } from './alert-list.tsx'

type AlertPanelProps = { isOpen: boolean; close: () => void }

/** Beside the menu of a desktop, a sheet from below on a phone. */
export function AlertPanel({ isOpen, close }: AlertPanelProps) {
  const seesRota = useScope('leads.view') === 'all'
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => next || close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/60 lg:bg-black/30" />
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] overflow-y-auto overscroll-contain border-t-4 border-gold bg-sheet px-5 pt-4 pb-[calc(1.25rem+env(safe-area-inset-bottom))] lg:inset-y-0 lg:right-auto lg:left-53 lg:max-h-none lg:w-96 lg:border-t-0 lg:border-r lg:border-line">
          <div className="flex items-center justify-between">
            <Dialog.Title className="font-display text-3xl">Alerts</Dialog.Title>
            <Dialog.Close
              aria-label="Close the alerts"
              className="-mr-2.5 grid size-12 place-content-center rounded-sm hover:bg-wash lg:size-10"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <AlertList leave={close} />
          {seesRota && (
            <p className="mt-5 text-sm">
              <Link
                to="/ops/on-call"
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                onClick={close}
              >
                Who is on call
              </Link>
            </p>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
