import { useMutation } from '@tanstack/react-query'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { submitWrite } from '../device/submit-write.ts'
import { problemOf } from '../problem.ts'
import { Notice } from '../ui/notice.tsx'
import { useWords } from '../words/use-words.ts'
import { stepName } from './step-name.ts'
import type { ShownStep } from './visit-steps.ts'

/** Takes a step back that was tapped by mistake, with or without signal. */
export function UndoStep({ lead, step }: { lead: LeadDetail; step: ShownStep }) {
  const { id, kind, at } = step
  const { choices, field, ui, problems } = useWords()
  const undo = useMutation({
    mutationFn: () => submitWrite(lead, { kind: 'undo_step', undo: { id, kind, step_at: at.toISOString() } }),
  })
  return (
    <>
      <button
        type="button"
        className="-my-1 min-h-11 px-1 font-semibold underline decoration-gold decoration-2 underline-offset-4"
        aria-disabled={undo.isPending}
        onClick={() => undo.isPending || undo.mutate()}
      >
        {ui.undo}
        <span className="sr-only">
          : {stepName(step, field)}, {choices.name(lead.name)}
        </span>
      </button>
      {undo.error && (
        <div className="basis-full">
          <Notice title={problemOf(undo.error, problems).detail} />
        </div>
      )}
    </>
  )
}
