import type { LeadDetail } from '#domain/leads/lead.ts'
import type { Moving } from '../submissions/use-move-lead.ts'
import { button } from '../ui/button.ts'
import { useWords } from '../words/use-words.ts'
import { nextStep } from './next-step.ts'

type DeskStepProps = { lead: LeadDetail; today: string; moving: Moving }

/** The next step, within reach of the thumb. While a visit is ahead, it shows the visit and a small link for the step. */
export function DeskStep({ lead, today, moving: { isBusy, take } }: DeskStepProps) {
  const words = useWords()
  const step = nextStep(lead, today, words)
  if (!step) return null
  const act = () => isBusy || take(step.to)
  if (step.awaited)
    return (
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 border-l-3 border-gold pl-3">
        <p className="min-w-0 text-lg font-semibold">{step.awaited}</p>
        <button
          type="button"
          className="min-h-12 px-1 text-muted underline underline-offset-4"
          aria-disabled={isBusy}
          onClick={act}
        >
          {isBusy ? words.ui.moment : step.words}
          <span className="sr-only">: {words.choices.name(lead.name)}</span>
        </button>
      </div>
    )
  return (
    <button
      type="button"
      className={`col-span-full min-h-14 ${button('plain')} border-2! border-ink!`}
      aria-disabled={isBusy}
      onClick={act}
    >
      {isBusy ? words.ui.moment : step.words}
      <span className="sr-only">: {words.choices.name(lead.name)}</span>
    </button>
  )
}
