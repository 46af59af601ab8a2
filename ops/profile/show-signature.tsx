import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mostPinDigits } from '#domain/signatures/signature.ts'
import { PinInput } from '../device/pin-input.tsx'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { DialogSheet } from '../ui/dialog-sheet.tsx'
import { Notice } from '../ui/notice.tsx'
import { useProfileWords } from '../words/use-profile-words.ts'
import { useWords } from '../words/use-words.ts'
import { openSignature } from './profile-api.ts'
import { SignaturePicture } from './signature-picture.tsx'

/** Shows the signature after the PIN was entered, while the dialog is open. */
export function ShowSignature({ onClose }: { onClose: () => void }) {
  const { ui } = useWords()
  const profile = useProfileWords()
  const words = profile.signature
  const [pin, setPin] = useState('')
  const open = useMutation({ mutationFn: openSignature, gcTime: 0, onError: () => setPin('') })
  const problem = open.error && problemOf(open.error)

  return (
    <DialogSheet
      title={words.showTitle}
      isOpen
      onClose={onClose}
      actions={
        <>
          {!open.data && (
            <button
              type="submit"
              form="open-signature"
              className={button('gold')}
              aria-disabled={open.isPending}
            >
              {open.isPending ? ui.moment : words.open}
            </button>
          )}
          <button type="button" className={button('plain')} onClick={onClose}>
            {ui.close}
          </button>
        </>
      }
    >
      <div className="mt-4 space-y-4">
        {open.data ? (
          <SignaturePicture drawing={open.data} label={words.title} />
        ) : (
          <form
            id="open-signature"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (!open.isPending) open.mutate(pin)
            }}
          >
            <PinInput
              most={mostPinDigits}
              label={words.pin}
              value={pin}
              error={problem?.fields['pin']?.[0]}
              onChange={setPin}
            />
          </form>
        )}
        {problem && !problem.fields['pin'] && <Notice title={problem.detail} />}
      </div>
    </DialogSheet>
  )
}
