import { useId } from 'react'
import { durationWords } from '#platform/text/duration-words.ts'
import { confirmedFor } from '#domain/sessions/session-times.ts'
import { ModalDialog } from '../ui/modal-dialog.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { answerQuestion } from './question.ts'

export function ConfirmIdentityDialog({ username }: { username: string }) {
  const id = useId()
  return (
    <ModalDialog labelledBy={id} onClose={() => answerQuestion(false)}>
      <h2 id={id} className="font-display text-3xl text-pretty">
        Confirm it’s you
      </h2>
      <p className="mt-2 mb-5 text-muted">
        This action needs extra security. After you confirm, it continues automatically, and you won’t be
        asked again for {durationWords(confirmedFor)}.
      </p>
      <ConfirmForm
        username={username}
        onDone={() => answerQuestion(true)}
        onCancel={() => answerQuestion(false)}
      />
    </ModalDialog>
  )
}
