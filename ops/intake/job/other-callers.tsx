import { Phone } from 'lucide-react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { button } from '../../ui/button.ts'
import { useMergingWords } from '../../words/use-merging-words.ts'
import { callersOf } from './callers-of.ts'

/** Who called about a job that was merged into this one: they wait for an answer, too. */
export function OtherCallers({ job, className }: { job: JobDetail; className: string }) {
  const words = useMergingWords()
  const callers = callersOf(job)
  if (callers.length === 0) return null
  return (
    <section className={className}>
      <h3 className="text-xl uppercase">{words.callers}</h3>
      <ul>
        {callers.map(({ id, number, name, phone, phone2, email }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1.5"
          >
            <span className="min-w-0 wrap-anywhere">
              <b className="font-semibold">{name ?? words.noName}</b>
              <span className="text-muted">{` ${number}`}</span>
              {email && (
                <a
                  href={`mailto:${email}`}
                  className="flex min-h-11 items-center underline underline-offset-4"
                >
                  {email}
                </a>
              )}
            </span>
            <span className="flex flex-wrap gap-2">
              {[phone, ...(phone2 ? [phone2] : [])].map((each) => (
                <a key={each} href={`tel:${each}`} className={`tabular-nums ${button('plain')}`}>
                  <Phone aria-hidden className="size-4" />
                  {displayPhone(each)}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
