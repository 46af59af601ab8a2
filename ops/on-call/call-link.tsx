import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { displayPhone } from '#domain/leads/phone.ts'
import { employeeQuery } from '../employees/queries.ts'
import { useScope, useUser } from '../session/may.ts'

/** The phone number of someone on call, for people who may see employees, except for their own number. */
export function CallLink({ employee: { id, name } }: { employee: { id: string; name: string } }) {
  const isOther = useUser()?.id !== id
  const mayView = useScope('employees.view') === 'all'
  const mobile = useQuery({ ...employeeQuery(id), enabled: mayView && isOther }).data?.mobile
  if (!mobile || !isOther) return null
  return (
    <a
      href={`tel:${mobile}`}
      aria-label={`Call ${name}, ${displayPhone(mobile)}`}
      className="flex min-h-11 w-fit items-center gap-2 font-semibold tabular-nums underline decoration-gold decoration-2 underline-offset-4"
    >
      <Phone aria-hidden className="size-4 shrink-0" />
      <span className="whitespace-nowrap">{displayPhone(mobile)}</span>
    </a>
  )
}
