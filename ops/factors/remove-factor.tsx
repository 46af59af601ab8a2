import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { notify } from '../ui/notify.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { recheckSession } from '../session/session.ts'

type RemoveFactorProps = {
  title: string
  isOpen: boolean
  remove: () => Promise<unknown>
  /** Said once it is done. */
  done: string
  onRemoved: () => void
  onClose: () => void
  children: ReactNode
}

export function RemoveFactor({
  title,
  isOpen,
  remove,
  done,
  onRemoved,
  onClose,
  children,
}: RemoveFactorProps) {
  const removal = useMutation({
    mutationFn: remove,
    onSuccess() {
      notify(done)
      onClose()
      onRemoved()
      void recheckSession()
    },
  })
  return (
    <ConfirmDialog
      title={title}
      isOpen={isOpen}
      onClose={() => {
        onClose()
        removal.reset()
      }}
      action="Remove"
      isBusy={removal.isPending}
      error={removal.error}
      onConfirm={() => removal.mutate()}
    >
      <p>{children}</p>
    </ConfirmDialog>
  )
}
