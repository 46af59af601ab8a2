import { Icon } from '#look/icons.tsx'
import { CallButton } from '#site/parts/call-button.tsx'

/** Takes the place of the button when a request could not be sent. The script fills in why, and what is saved. */
export function ContactFailed({ phone }: { phone: string }) {
  return (
    <div className="failed" data-failed="" role="alert" tabIndex={-1} hidden>
      <h2>
        <Icon name="offline" />
        <span data-failed-title="">Not sent yet</span>
      </h2>
      <p data-failed-why="" />
      <CallButton phone={phone} wide />
      <p className="saved" data-failed-saved="">
        <Icon name="done" />
        <span />
      </p>
      <button className="button" type="button" data-failed-again="">
        <Icon name="again" />
        <span>Try again now</span>
      </button>
    </div>
  )
}
