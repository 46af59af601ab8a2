import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCall } from './call-context.ts'
import type { CrewQuestion } from './use-crew-question.ts'

/** The danger that the chat of the request heard of, above everything else, and once more before a crew is sent. */
export function ChatDanger({
  question: { danger, isAsking, close, sendAnyway },
}: {
  question: CrewQuestion
}) {
  const { words } = useCall()
  if (!danger) return null
  const ask = danger.number === '988' ? words.danger.ask988 : words.danger.ask911
  const said = danger.words ? <q className="wrap-anywhere">{danger.words}</q> : words.danger.tapped
  return (
    <div className="mb-4">
      <Notice title={words.danger.title}>
        <p className="text-base">{said}</p>
        {danger.isByLink && <p>{words.danger.byLink}</p>}
        <p>{danger.isHeard && words.danger.told(danger.number)}</p>
        <p className="mt-1 text-base font-semibold">{ask}</p>
      </Notice>
      <ConfirmDialog
        title={ask}
        isOpen={isAsking}
        onClose={close}
        action={words.danger.send}
        stay={words.danger.back}
        isBusy={false}
        onConfirm={sendAnyway}
      >
        <p>{said}</p>
      </ConfirmDialog>
    </div>
  )
}
