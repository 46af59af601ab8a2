import { LifeBuoy } from 'lucide-react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { VisitStep } from '#domain/leads/visit-steps/visit-step.ts'
import { CallItem } from '../office-calls/call-item.tsx'
import { takenLines, tappedWords } from '../office-calls/call-words.ts'
import { useOpenCalls } from '../office-calls/use-open-calls.ts'
import { officeCallWords } from '../desk/office-call-words.ts'
import { useUser } from '../session/may.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'

/** When someone else in the field needed the office, why, and what became of it, the latest first. Nothing where no one did. */
export function OfficeCalls({ steps }: Pick<LeadDetail, 'steps'>) {
  const { field } = useWords()
  const me = useUser()?.id
  const open = useOpenCalls()
  const calls = steps
    .filter(({ kind, employee_id }) => kind === 'needs_office' && employee_id !== me)
    .toReversed()
  if (calls.length === 0) return null
  return (
    <section aria-label={field.askOffice.fromField} className="border-t border-line pt-4">
      <h3 className="flex items-center gap-2 text-xl">
        <LifeBuoy aria-hidden className="size-5 shrink-0" />
        {field.askOffice.fromField}
      </h3>
      <ul>
        {calls.map((step) => {
          const call = open.find(({ id }) => id === step.id)
          return (
            <li key={step.id} className="-mx-4 lg:-mx-5.5">
              {call ? <CallItem call={call} isOnRequest /> : <PastCall step={step} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** One that no one has to answer any more, or not here. */
function PastCall({ step }: { step: VisitStep }) {
  const words = useWords()
  const { calls, choices, locale } = words
  const me = useUser()?.name
  const now = useNow()
  const clock = (at: string) => clockWords(new Date(at), now, locale)
  const { call, by, at } = step
  return (
    <div className="mx-4 border-b border-line py-2.5 lg:mx-5.5">
      <p className="wrap-anywhere">{officeCallWords(step, choices) || choices.step.needs_office}</p>
      <p className="mt-0.5 text-[0.8125rem] text-muted">
        {by}, <time dateTime={at}>{tappedWords(step, now, words) || clock(at)}</time>
      </p>
      {call && (
        <div className="mt-1 text-[0.8125rem]">
          {takenLines(call, { me, now }, words).map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
          {call.ended_at && <p>{calls.doneAt(clock(call.ended_at))}</p>}
        </div>
      )}
    </div>
  )
}
