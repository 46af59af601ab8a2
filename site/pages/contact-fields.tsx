import {
  honeypotField,
  insuranceChoices,
  lossChoices,
  reachByChoices,
  whenChoices,
} from '#domain/leads/lead-choices.ts'
import { Chips, LongField, TextField, Tick } from '#site/parts/fields.tsx'
import { ContactPhotos } from './contact-photos.tsx'
import type { ContactForm } from './contact-form.ts'

/** What is asked: name and phone first, the rest in the order of usefulness to whoever drives out. */
export function ContactFields({ form }: { form: ContactForm }) {
  const field = (name: string) => ({ name, value: form.values[name], errors: form.errors[name] })
  return (
    <>
      <input type="hidden" name="id" value={form.id} />
      <input type="hidden" name="opened" value={form.opened} />
      <input type="hidden" name="page" value={form.values['page'] ?? '/contact'} />
      <Honeypot />

      <h2>Request service</h2>
      <p className="form-intro">
        A name and a phone number are enough. Everything else helps us come prepared.
      </p>
      <TextField {...field('name')} label="Your name" autoComplete="name" maxLength={120} required />
      <TextField
        {...field('phone')}
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
      />
      <Chips {...field('service')} label="What happened?" choices={lossChoices} />
      <TextField {...field('town')} label="Town or address" autoComplete="address-level2" maxLength={120} />
      <Chips {...field('when')} label="When?" choices={whenChoices} />
      <ContactPhotos form={form} />
      <LongField
        {...field('message')}
        label="Anything else we should know"
        hint="Rooms, depth of water, a locked gate, a dog. No account or policy numbers, please."
        maxLength={2000}
      />
      <Chips {...field('insurance')} label="Will you use insurance?" choices={insuranceChoices} />
      <Chips {...field('reach_by')} label="Best way to reach you" choices={reachByChoices} />
      <Tick {...field('text_consent')}>
        You may text me about this request at the number above. Message and data rates may apply; reply STOP
        to end. We can help you without it.
      </Tick>
      <p className="progress" data-form-status="" role="status" />
      <p className="send">
        <button className="button strong" type="submit">
          Send request
        </button>
        <span>
          We use this to answer you and for nothing else. <a href="/privacy">Privacy</a>
        </span>
      </p>
    </>
  )
}

/** Off the screen, out of the tab order and unknown to assistive technology: only a program fills it in. */
function Honeypot() {
  return (
    <div className="off-screen" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
