import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../ui/notify.ts'
import { button } from '../ui/button.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useProfileWords } from '../words/use-profile-words.ts'
import { eraseDevice } from './profile-api.ts'
import { invalidateDevices } from './queries.ts'

/** The button that signs another device out and erases it, with the question before. */
export function EraseDevice({ id, name }: { id: string; name: string }) {
  const words = useProfileWords().devices
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const erase = useMutation({
    mutationFn: () => eraseDevice(id),
    onSuccess() {
      notify(words.erased(name))
      setAsking(false)
    },
    onSettled: () => invalidateDevices(client),
  })
  return (
    <>
      <button
        type="button"
        aria-label={words.eraseWhat(name)}
        className={button('plain')}
        onClick={() => {
          erase.reset()
          setAsking(true)
        }}
      >
        {words.erase}
      </button>
      <ConfirmDialog
        title={words.eraseTitle(name)}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={words.eraseAction}
        isBusy={erase.isPending}
        error={erase.error}
        onConfirm={() => erase.mutate()}
      >
        <p>{words.eraseRead}</p>
        <p>{words.eraseUnsent}</p>
      </ConfirmDialog>
    </>
  )
}
