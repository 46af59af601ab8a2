import { CircleCheck, CircleDashed, Pencil, Phone, TriangleAlert, type LucideIcon } from 'lucide-react'
import { displayPhone } from '#domain/leads/phone.ts'
import type { LocalNumber } from '#domain/numbers/local-number.ts'
import { numberStatus, type NumberStatus } from '#domain/numbers/number-status.ts'
import { button } from '../ui/button.ts'
import { FoundWhere } from './found-where.tsx'
import { NumbersInText } from './numbers-in-text.tsx'
import { NumberHistory } from './number-history.tsx'
import { placeName, purposeWords, statusWords } from './words.ts'
import { WithdrawButton } from './withdraw-button.tsx'

type NumberCardProps = {
  number: LocalNumber
  today: string
  onFix: () => void
  onConfirm: () => void
}

const icons: Record<NumberStatus, LucideIcon> = {
  unknown: CircleDashed,
  unconfirmed: CircleDashed,
  confirmed: CircleCheck,
  expiring: TriangleAlert,
  expired: TriangleAlert,
}

const mostPlaces = 8

export function NumberCard({ number, today, onFix, onConfirm }: NumberCardProps) {
  const { operator, purposes, hours, note } = number
  const status = numberStatus(number, today)
  const Icon = icons[status]
  const others = purposes.slice(1).map((purpose) => purposeWords[purpose])
  return (
    <li aria-label={operator} className="border-b border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="min-w-0 text-xl wrap-break-word">{operator}</h3>
        {number.number && (
          <a
            href={`tel:${number.number}`}
            aria-label={`Call ${operator}, ${displayPhone(number.number)}`}
            className="flex min-h-12 items-center gap-2 text-[min(1.125rem,6vw)] font-semibold whitespace-nowrap tabular-nums underline decoration-gold decoration-2 underline-offset-4"
          >
            <Phone aria-hidden className="size-4.5 shrink-0 cramped:hidden" />
            {displayPhone(number.number)}
          </a>
        )}
      </div>
      <p className={`flex gap-2 ${status === 'expired' ? 'font-semibold text-red' : ''}`}>
        <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${status === 'confirmed' ? 'text-green' : ''}`} />
        <span className="min-w-0">{statusWords(number, today)}</span>
      </p>
      <p className="text-sm text-muted">
        {[others.length > 0 && `Also for: ${others.join(', ')}`, hours, servesWords(number.serves)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {note && (
        <p className="mt-1 max-w-[65ch] text-sm wrap-break-word">
          <NumbersInText text={note} />
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {number.number && number.serves.length > 0 && (
          <button
            type="button"
            className={`min-h-13 ${button(status === 'confirmed' ? 'plain' : 'gold')}`}
            onClick={onConfirm}
          >
            {status === 'confirmed' ? 'I called again' : 'I called and it’s correct'}
            <span className="sr-only">: {operator}</span>
          </button>
        )}
        <button type="button" className={button('plain')} onClick={onFix}>
          <Pencil aria-hidden className="size-4.5" />
          {fixWords(number)}
          <span className="sr-only">: {operator}</span>
        </button>
        {number.confirmed_on && <WithdrawButton number={number} />}
      </div>
      <FoundWhere sources={number.sources} maybe={number.may_serve} />
      <NumberHistory number={number} />
    </li>
  )
}

function fixWords({ number, serves }: LocalNumber) {
  if (!number) return 'Enter number'
  return serves.length > 0 ? 'Edit number' : 'Choose places'
}

function servesWords(serves: readonly string[]) {
  if (serves.length === 0) return 'No places chosen yet'
  const named = serves.slice(0, mostPlaces).map(placeName).join('; ')
  const more = serves.length - mostPlaces
  return `Serves ${named}${more > 0 ? ` and ${more} more` : ''}`
}
