import { displayPhone } from '#domain/leads/phone.ts'
import { Icon } from '#look/icons.tsx'

/**
 * The one bar at the lower edge: in red, with its dismiss, for whoever has scrolled; in gold where nothing else to call is
 * in view, and without scripts. It names a crew, because the pages above it say when to call 911; and in gold it asks what may be asked after a request too. Beside it the way to be called back, whose place the button of the chat takes.
 */
export function CallDock({ phone }: { phone: string }) {
  return (
    <div className="dock" data-dock="early">
      <aside className="emergency" aria-label="Emergency">
        <Call phone={phone} asks="Need a cleanup crew?" />
        <button type="button" aria-label="Dismiss the emergency banner">
          <Icon name="close" />
        </button>
      </aside>
      <aside className="call-bar" aria-label="Call us">
        <Call phone={phone} asks="Any questions?" />
      </aside>
      <a href="/contact">Call me back</a>
    </div>
  )
}

function Call({ phone, asks }: { phone: string; asks: string }) {
  return (
    <a href={`tel:${phone}`}>
      <Icon name="phone" />
      <span>
        <small>
          {asks} <span>We answer day and night. </span>
        </small>
        <b className="number">Call {displayPhone(phone)}</b>
      </span>
    </a>
  )
}
