import type { LeadRow } from '#domain/leads/lead-row.ts'
import { displayPhone } from '#domain/leads/phone.ts'

/** "Nora Trillium, (330) 555-0117": whom a button calls; without a name the number alone. */
export function whoOf({ name, phone }: Pick<LeadRow, 'name' | 'phone'>) {
  return [name, displayPhone(phone)].filter(Boolean).join(', ')
}
