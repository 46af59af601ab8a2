import { Phone } from 'lucide-react'
import { displayPhone } from '#domain/leads/phone.ts'
import { companyPhone } from '../session/company.ts'
import { button } from '../ui/button.ts'
import { useWords } from '../words/use-words.ts'

type CallOfficeProps = {
  /** Whom to call instead, where their number is known and may be shown. */
  person?: { name: string | null; phone: string | null } | undefined
  /** For who may have to call from another phone. */
  isNumberShown?: boolean
}

/** A link to call someone of the office, or else the office, whose number is on this device. Nothing where neither is known. */
export function CallOffice({ person, isNumberShown = false }: CallOfficeProps) {
  const { calls } = useWords()
  const office = companyPhone()
  const phone = person?.phone || office
  if (!phone) return null
  const [first] = person?.phone && person.name ? person.name.split(' ') : []
  return (
    <a href={`tel:${phone}`} className={`min-h-12 ${button('plain')}`}>
      <Phone aria-hidden className="size-5" />
      <span>
        {first ? calls.call(first) : calls.callOffice}
        <span className={isNumberShown ? 'whitespace-nowrap' : 'sr-only'}>, {displayPhone(phone)}</span>
      </span>
    </a>
  )
}
