import { Phone } from 'lucide-react'
import { displayPhone } from '#domain/leads/phone.ts'
import { onCallAt, shiftLines } from '#domain/shifts/shift.ts'
import { useOnCallContacts } from '../../on-call/queries.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useCallWords } from '../../words/use-call-words.ts'
import { useWords } from '../../words/use-words.ts'

/** Who is on call by what this device last learned, each a call away. */
export function OnCallNow() {
  const { tellCrew: words } = useCallWords()
  const { locale } = useWords()
  const now = useNow()
  const { data, dataUpdatedAt } = useOnCallContacts()
  const there = shiftLines.flatMap((line) => onCallAt(data ?? [], line, now))
  const clock = (at: string | number) => clockWords(new Date(at), now, locale)
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold text-muted">{words.onCall}</h3>
      {there.length === 0 && <p className="mt-1">{data ? words.noOne : words.unknown}</p>}
      <ul className="divide-y divide-line">
        {there.map(({ id, employee, line, ends_at, mobile }) => (
          <li key={id} className="py-1.5">
            <span className="block font-semibold wrap-anywhere">{employee.name}</span>
            <span className="block text-sm text-muted">
              {`${words.lines[line]}, ${words.until(clock(ends_at))}`}
            </span>
            {mobile ? (
              <a
                href={`tel:${mobile}`}
                aria-label={`${employee.name}, ${displayPhone(mobile)}`}
                className="flex min-h-11 w-fit items-center gap-2 font-semibold tabular-nums underline decoration-gold decoration-2 underline-offset-4"
              >
                <Phone aria-hidden className="size-4 shrink-0" />
                {displayPhone(mobile)}
              </a>
            ) : (
              <span className="block text-sm">{words.noNumber}</span>
            )}
          </li>
        ))}
      </ul>
      {data && <p className="mt-1 text-sm text-muted">{words.asOf(clock(dataUpdatedAt))}</p>}
    </div>
  )
}
