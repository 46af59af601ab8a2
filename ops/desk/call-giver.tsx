import { Phone } from 'lucide-react'
import type { Reassigned } from '#domain/leads/desk/reassigned.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { button } from '../ui/button.ts'
import { useWords } from '../words/use-words.ts'
import { firstNameOf } from './reassigned.ts'

/** A link to call the person who reassigned the request, where their number is known and may be shown. */
export function CallGiver({ lost: { by, phone } }: { lost: Pick<Reassigned, 'by' | 'phone'> }) {
  const { desk } = useWords()
  if (!by || !phone) return null
  return (
    <a href={`tel:${phone}`} className={`min-h-12 ${button('plain')}`}>
      <Phone aria-hidden className="size-5" />
      <span>
        {desk.call}
        {desk.whom(firstNameOf(by))}
        <span className="sr-only">, {displayPhone(phone)}</span>
      </span>
    </a>
  )
}
