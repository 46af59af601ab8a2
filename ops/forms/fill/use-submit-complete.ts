import type { FormDraft } from '../../store/form-drafts-view.ts'
import { notify, notifyError } from '../../ui/notify.ts'
import { undoMs } from '../../ui/undo-time.ts'
import { usePacketWords } from '../../words/use-packet-words.ts'

/** Submits the forms that are complete and says so. As long as they aren’t sent, that can be undone. */
export function useSubmitComplete() {
  const tell = useTellSubmitted()
  return async (drafts: readonly FormDraft[]) => tell(await submitSilently(drafts))
}

/** For whoever leaves the page meanwhile: what came of it is told later. */
export async function submitSilently(drafts: readonly FormDraft[]): Promise<Submitted> {
  if (drafts.length === 0) return { submitted: [], failed: 0 }
  const { submitComplete } = await import('./submit-complete.ts')
  return submitComplete(drafts)
}

type Submitted = { submitted: readonly string[]; failed: number }

export function useTellSubmitted() {
  const words = usePacketWords()
  return ({ submitted, failed }: Submitted) => {
    if (failed > 0) notifyError(words.notSubmitted)
    if (submitted.length === 0) return
    notify(words.submitted(submitted.length), {
      description: words.submittedMore,
      duration: undoMs,
      action: { label: words.undo, onClick: () => void undo(submitted) },
    })
  }

  async function undo(ids: readonly string[]) {
    const { takeBackForms } = await import('./submit-complete.ts')
    if ((await takeBackForms(ids)) > 0) notifyError(words.alreadySent)
  }
}
