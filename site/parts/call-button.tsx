import { displayPhone } from '#domain/leads/phone.ts'
import { Icon } from '#look/icons.tsx'

/** The loudest thing of a page: one tap to a person. */
export function CallButton({ phone, verb = true, wide }: { phone: string; verb?: boolean; wide?: boolean }) {
  return (
    <a className={wide ? 'call wide' : 'call'} href={`tel:${phone}`}>
      <Icon name="phone" />
      <span>
        {verb ? 'Call ' : <span className="unseen">Call </span>}
        <span className="number">{displayPhone(phone)}</span>
      </span>
    </a>
  )
}
