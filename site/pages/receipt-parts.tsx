import { Icon } from '#look/icons.tsx'
import { acceptedPhotos, photoLimits } from './contact-photos.tsx'

/** The number read back, and the way to correct it in place. */
export function ReceiptNumber() {
  return (
    <div data-number="" hidden>
      <div data-number-shown="">
        <p className="is-right">at this number. Is it right?</p>
        <p className="read-back">
          <strong className="number" data-phone="" tabIndex={-1} />
          <button className="button" type="button" data-fix="">
            <Icon name="edit" />
            Fix it
          </button>
        </p>
      </div>
      <form data-number-form="" hidden noValidate>
        <label htmlFor="new-phone">The right number</label>
        <input id="new-phone" name="new-phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
        <p className="error" id="error-new-phone" hidden />
        <p className="pair">
          <button className="call" type="submit">
            Save number
          </button>
          <button className="button" type="button" data-number-back="">
            Go back
          </button>
        </p>
      </form>
      <p className="waits" data-number-status="" role="status" />
    </div>
  )
}

/** Photos follow the request, one at a time; the script fills in which are in and which are not. */
export function ReceiptPhotos() {
  return (
    <section className="receipt-photos" id="add-photos" data-photos-part="" hidden>
      <h2>
        <span data-photos-title="" role="status">
          Add photos
        </span>
      </h2>
      <p data-photos-words="">
        Take photos only from a safe, dry place. They help us bring the right equipment, but we’ll come
        without them.
      </p>
      <ul data-photos="" aria-label="Photos" />
      <p className="error" data-photos-problem="" role="alert" />
      <label className="button add">
        <Icon name="camera" />
        <span>Add photos</span>
        <input type="file" multiple accept={acceptedPhotos} />
      </label>
      <p className="hint">{photoLimits}</p>
    </section>
  )
}

/** One question after another, each answer saved as it is given. */
export function FollowUps() {
  return (
    <section className="follow-ups" data-follow-ups="" hidden aria-label="A few questions">
      <p className="if-you-like">
        <span>While you wait, if you like</span>
        <span className="steps-done" data-follow-ups-done="" />
      </p>
      <div data-follow-up="" />
      <p className="waits" data-follow-ups-status="" role="status" />
      <ul data-follow-ups-saved="" />
    </section>
  )
}

/** How long the page stays, and how to say that help is no longer needed. */
export function Goodbye() {
  return (
    <section className="goodbye">
      <p data-without="">Something to add, or a wrong number? Call us and give your reference.</p>
      <p data-until="" hidden />
      <div data-cancel="" hidden>
        <button className="link" type="button" data-cancel-ask="">
          All fixed? Cancel the request
        </button>
        <div data-cancel-sure="" hidden>
          <p tabIndex={-1}>Do you want to cancel? We’ll tell the dispatcher that you don’t need us.</p>
          <p className="pair">
            <button className="button" type="button" data-cancel-yes="">
              Cancel the request
            </button>
            <button className="button" type="button" data-cancel-no="">
              Keep the request
            </button>
          </p>
        </div>
        <p data-cancel-status="" role="status" tabIndex={-1} />
      </div>
    </section>
  )
}
