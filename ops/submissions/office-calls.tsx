import { LifeBuoy } from 'lucide-react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { officeCallWords } from '../desk/office-call-words.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'

/** When someone in the field needed the office and why, the latest first. Nothing where no one did. */
export function OfficeCalls({ steps }: Pick<LeadDetail, 'steps'>) {
  const { field, choices, locale } = useWords()
  const now = useNow()
  const calls = steps.filter(({ kind }) => kind === 'needs_office').toReversed()
  if (calls.length === 0) return null
  return (
    <section aria-label={field.askOffice.fromField} className="border-t border-line pt-4">
      <h3 className="flex items-center gap-2 text-xl">
        <LifeBuoy aria-hidden className="size-5 shrink-0" />
        {field.askOffice.fromField}
      </h3>
      <ul>
        {calls.map((call) => (
          <li key={call.id} className="border-b border-line py-2.5 last:border-0">
            <p className="wrap-anywhere">{officeCallWords(call, choices) || choices.step.needs_office}</p>
            <p className="mt-0.5 text-[0.8125rem] text-muted">
              {call.by}, <time dateTime={call.at}>{clockWords(new Date(call.at), now, locale)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
