import { displayPhone } from '#domain/leads/phone.ts'
import { Icon } from '#look/icons.tsx'

/** What stays at the lower edge. Banner and call bar are stacked in one box, so that neither can cover the other. */
export function CallDock({ phone }: { phone: string }) {
  return (
    <div className="dock">
      <aside className="emergency" data-emergency="" hidden aria-label="Emergency">
        <p>
          <strong>Emergency?</strong> <span>We answer day and night.</span>
        </p>
        <a href={`tel:${phone}`}>
          <Icon name="phone" /> {displayPhone(phone)}
        </a>
        <button type="button" data-emergency-dismiss="" aria-label="Dismiss the emergency banner">
          <Icon name="close" />
        </button>
      </aside>
      <aside className="call-bar" data-call-bar="" aria-label="Call us">
        <a href={`tel:${phone}`}>
          <Icon name="phone" /> Call now, 24/7
        </a>
      </aside>
    </div>
  )
}
