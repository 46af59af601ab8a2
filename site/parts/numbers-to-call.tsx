import type { Area } from '#domain/areas/areas.ts'
import { numbersFor, type ConfirmedNumber, type NumberLine } from '#domain/numbers/numbers-for.ts'
import { longDay } from '#platform/text/long-day.ts'

type NumbersToCallProps = { area: Area; numbers: readonly ConfirmedNumber[]; now: Date }

/** Whom else to call in a place: every row dials as a whole. */
export function NumbersToCall({ area, numbers, now }: NumbersToCallProps) {
  return (
    <ul className="numbers">
      {numbersFor(area, numbers, now).map((line) => (
        <li key={line.purpose + line.operator + line.tel}>
          <Row {...line} />
        </li>
      ))}
    </ul>
  )
}

function Row({ label, operator, shown, tel, hours, confirmedOn }: NumberLine) {
  const details = [hours, confirmedOn && `Confirmed ${longDay(confirmedOn)}`]
  const small = details.filter(Boolean).join(' · ')
  return (
    <a href={`tel:${tel}`}>
      <b>{label}</b> {operator !== shown && <span>{operator}</span>} <span className="number">{shown}</span>{' '}
      {small && <small>{small}</small>}
    </a>
  )
}
