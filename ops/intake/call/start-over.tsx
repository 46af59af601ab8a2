import { useState } from 'react'
import { useCallWords } from '../../words/use-call-words.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import type { CallDraft } from './use-call-draft.ts'
import type { Saving } from './use-saving.ts'

/** Ends this call for the next one: a saved one is saved, another one is thrown away only when the person says so. */
export function StartOver({ call, saving }: { call: CallDraft; saving: Saving }) {
  const { startOver } = useCallWords()
  const [isAsking, setAsking] = useState(false)
  const isSaved = call.draft.saved !== null && !saving.isDirty && call.draft.code === ''
  if (call.draft.of !== 'call') return null
  return (
    <>
      <button
        type="button"
        className="min-h-9 font-medium underline decoration-gold decoration-2 underline-offset-4 hover:decoration-ink max-lg:min-h-11"
        onClick={() => (isSaved ? call.drop() : setAsking(true))}
      >
        {isSaved ? startOver.next : startOver.again}
      </button>
      <DiscardDialog
        draft={call.draft}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={call.drop}
      />
    </>
  )
}
