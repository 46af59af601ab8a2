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
      <p data-failed-why="">Our site isn’t answering. A call gets through right away.</p>
      <CallButton phone={phone} wide />
      <p className="saved unsaved" data-failed-saved="">
        <Icon name="done" />
        <span>
          <strong>Keep this page open:</strong> it tries again by itself.
        </span>
      </p>
      <button className="button" type="button" data-failed-again="">
        <Icon name="again" />
        <span>Try again now</span>
      </button>
    </div>
  )
}
