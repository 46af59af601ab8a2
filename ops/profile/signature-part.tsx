import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../ui/notify.ts'
import { button } from '../ui/button.ts'
import { clockWords } from '../ui/clock.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { FormSection, Wide } from '../ui/form-section.tsx'
import { useNow } from '../ui/use-now.ts'
import { useProfileWords } from '../words/use-profile-words.ts'
import { useWords } from '../words/use-words.ts'
import { removeSignature } from './profile-api.ts'
import { ShowSignature } from './show-signature.tsx'
import { SignatureForm } from './signature-form.tsx'
import { invalidateProfile } from './queries.ts'

type SignaturePartProps = { setAt: string | null; name: string; username: string }
type Task = 'draw' | 'pin' | 'show' | 'remove' | null

export function SignaturePart({ setAt, name, username }: SignaturePartProps) {
  const { locale } = useWords()
  const profile = useProfileWords()
  const words = profile.signature
  const now = useNow()
  const client = useQueryClient()
  const [task, setTask] = useState<Task>(null)
  const end = () => setTask(null)
  const remove = useMutation({
    mutationFn: removeSignature,
    async onSuccess() {
      notify(words.removed)
      await invalidateProfile(client)
      end()
    },
  })
  const isDrawing = !setAt || task === 'draw' || task === 'pin'

  return (
    <FormSection title={words.title} lead={words.lead}>
      <Wide>
        <p className="mb-4 font-semibold">
          {setAt ? words.set(clockWords(new Date(setAt), now, locale)) : words.none}
        </p>
        {isDrawing ? (
          <SignatureForm
            key={task}
            name={name}
            username={username}
            isForPinAlone={task === 'pin'}
            onDone={end}
            onCancel={setAt ? end : undefined}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <button type="button" className={button('plain')} onClick={() => setTask('show')}>
              {words.show}
            </button>
            <button type="button" className={button('plain')} onClick={() => setTask('draw')}>
              {words.again}
            </button>
            <button type="button" className={button('plain')} onClick={() => setTask('pin')}>
              {words.newPin}
            </button>
            <button type="button" className={button('quiet')} onClick={() => setTask('remove')}>
              {words.remove}
            </button>
          </div>
        )}
      </Wide>
      {task === 'show' && <ShowSignature onClose={end} />}
      <ConfirmDialog
        title={words.removeTitle}
        isOpen={task === 'remove'}
        onClose={end}
        action={words.remove}
        isBusy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
      >
        <p>{words.removeWords}</p>
      </ConfirmDialog>
    </FormSection>
  )
}
