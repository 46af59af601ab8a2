import { honeypotField } from '#domain/leads/lead-choices.ts'
import { LongField, RowField } from '#site/parts/fields.tsx'
import { LossChoices } from '#site/parts/loss-choices.tsx'
import { ContactPhotos } from './contact-photos.tsx'
import type { ContactForm } from './contact-form.ts'

/** What happened, name and phone: all that is asked before sending. The rest is offered on the confirmation. */
export function ContactFields({ form }: { form: ContactForm }) {
  const field = (name: string) => ({ name, value: form.values[name], errors: form.errors[name] })
  return (
    <>
      <input type="hidden" name="id" value={form.id} />
      <input type="hidden" name="opened" value={form.opened} />
      <input type="hidden" name="page" value={form.values['page'] ?? '/contact'} />
      <input type="hidden" name="town" value={form.values['town'] ?? ''} />
      <Honeypot />
      <LossChoices value={form.values['loss']} errors={form.errors['loss']} />
      <div className="rows">
        <RowField {...field('name')} label="Name" autoComplete="name" maxLength={120} required />
        <RowField
          {...field('phone')}
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          required
        />
      </div>
    </>
  )
}

/** For browsers without scripts, which cannot add anything afterward. */
export function PlainExtras({ form }: { form: ContactForm }) {
  const message = { name: 'message', value: form.values['message'], errors: form.errors['message'] }
  return (
    <noscript>
      <div className="plain-extras">
        <h2>Photos or a note, if you like</h2>
        <ContactPhotos form={form} />
        <LongField
          {...message}
          label="Anything else we should know"
          hint="The address, the depth of the water, a locked gate, a dog."
          maxLength={2000}
        />
        <button className="button strong" type="submit">
          Send it all
        </button>
      </div>
    </noscript>
  )
}

/** Off the screen, out of the tab order and unknown to assistive technology: only a program fills it in. */
function Honeypot() {
  return (
    <div className="unseen" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
