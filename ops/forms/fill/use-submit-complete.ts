import type { FormDraft } from '../../store/form-drafts-view.ts'
import { notify, notifyError } from '../../ui/notify.ts'
import { usePacketWords } from '../../words/use-packet-words.ts'

/** Submits the forms that are complete and says so. As long as they aren’t sent, that can be undone. */
export function useSubmitComplete() {
  const words = usePacketWords()
  return async (drafts: readonly FormDraft[]) => {
    if (drafts.length === 0) return
    const { submitComplete, takeBackForms } = await import('./submit-complete.ts')
    const { submitted, failed } = await submitComplete(drafts)
    if (failed > 0) notifyError(words.notSubmitted)
    if (submitted.length === 0) return
    notify(words.submitted(submitted.length), {
      description: words.submittedMore,
      duration: undoMs,
      action: {
        label: words.undo,
        onClick: () =>
          void takeBackForms(submitted).then((late) => late > 0 && notifyError(words.alreadySent)),
      },
    })
  }
}

const undoMs = 10_000
