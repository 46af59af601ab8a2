import type { Clause } from './clauses.tsx'

/** The terms of the website. The terms of a job are in the papers that are signed for it. */
export const termsClauses: readonly Clause[] = [
  {
    id: 'terms-site',
    title: 'What this website is',
    plain: 'It gives you information and a way to reach us.',
    text: (
      <p>
        You may read and print these pages for your own use. Nothing on this website is an offer at a fixed
        price. Neither these pages nor a request makes a contract. We work under a written authorization that
        you read and sign. If a law gives you time to cancel it, these terms don’t shorten that time.
      </p>
    ),
  },
  {
    id: 'terms-commitments',
    title: 'Our commitments',
    plain: 'We stand behind each of our eight commitments.',
    text: (
      <p>
        <a href="/certifications">Our Commitments</a> lists eight promises. They apply from your first call to
        the end of the job, and each one states its exceptions. Nothing in these terms takes a commitment
        back. This website itself doesn’t set a time of arrival. The time window that we give you on the phone
        does, and that commitment covers it.
      </p>
    ),
  },
  {
    id: 'terms-safety',
    title: 'In an emergency',
    plain: 'If anyone is in danger, call 911 first.',
    text: (
      <p>
        If anyone is in danger, call 911 before you call us or send a form. The safety steps on this website
        are general, and we wrote them without seeing your building. If a firefighter, a police officer, your
        utility company or a doctor tells you something else, do what they say.
      </p>
    ),
  },
  {
    id: 'terms-requests',
    title: 'Requests',
    plain: 'The surest way to reach us is to call.',
    text: (
      <p>
        When we have your request, the page says so and gives you a reference. If you don’t see one, we don’t
        have your request, so please call. Send only what is true and what you have the right to send. Leave
        out bank account, card and policy numbers.
      </p>
    ),
  },
  {
    id: 'terms-insurance',
    title: 'Insurance, law and health',
    plain: 'We don’t give insurance, legal or medical advice.',
    text: (
      <p>
        What your policy covers is between you and your insurance company. Nothing on this website is
        insurance, legal or medical advice. Nothing here promises that an insurer will pay or that anyone’s
        health will improve.
      </p>
    ),
  },
  {
    id: 'terms-use',
    title: 'Fair use',
    plain: 'Please don’t misuse this website.',
    text: (
      <p>
        Don’t flood our forms with requests, guess passwords, or send anything harmful. The portal is for our
        staff only. If you find a security problem, tell us before you publish it, and don’t read or save
        other people’s data.
      </p>
    ),
  },
  {
    id: 'terms-links',
    title: 'Links and copyright',
    plain: 'We aren’t responsible for other websites.',
    text: (
      <p>
        Links to partners, registries and social media open in a new tab. We aren’t responsible for those
        websites. The names of standards and institutes belong to their owners. The text and drawings here are
        ours. You may quote them with a link, but please don’t present them as your own.
      </p>
    ),
  },
]
