import { displayPhone } from '#domain/leads/phone.ts'
import { Icon } from '#look/icons.tsx'

/** What someone may expect who presses the button, and what becomes of what they tell. */
export function ContactNext({ phone }: { phone: string }) {
  return (
    <section>
      <h2>What happens next</h2>
      <ol className="numbered">
        <li>You get a reference number right away.</li>
        <li>
          A person calls you. Our own number is <strong>{displayPhone(phone)}</strong>.
        </li>
        <li>While you wait, you can add your address and photos. You don’t have to.</li>
      </ol>
      <p className="private">
        <Icon name="lock" />
        <span>
          We use your name and number to call you back and do your job, never for advertising.{' '}
          <a href="/privacy">How we handle your data</a>
        </span>
      </p>
    </section>
  )
}
