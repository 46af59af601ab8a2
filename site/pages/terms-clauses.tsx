import type { Clause } from './clauses.tsx'

/** The terms of the website. Those of a job stand in the papers that are signed for it. */
export const termsClauses: readonly Clause[] = [
  {
    id: 'terms-site',
    title: 'What this site is',
    plain: 'Information, and a way to reach us.',
    text: (
      <p>
        You may read and print these pages for your own use. Nothing here is an offer at a fixed price, and no
        page and no request makes a contract. Work is done under a written authorization that you read and
        sign. Where a law gives you time to cancel one, these terms take nothing away from it.
      </p>
    ),
  },
  {
    id: 'terms-safety',
    title: 'In an emergency',
    plain: 'Danger: 911 first. Then us.',
    text: (
      <p>
        The safety steps on this site are general. They cannot know your building. If they and a firefighter,
        a police officer, your utility or a doctor disagree, follow those. If anyone is in danger, call 911
        before you call us or send a form.
      </p>
    ),
  },
  {
    id: 'terms-requests',
    title: 'Requests',
    plain: 'A call is the surest way.',
    text: (
      <p>
        The page tells you when a request has arrived, and gives you a reference. If you see none, it did not
        arrive: call. Send only what is true and yours to send, and leave out account, card and policy
        numbers.
      </p>
    ),
  },
  {
    id: 'terms-insurance',
    title: 'Insurance, law, health',
    plain: 'We restore buildings. Ask others for the rest.',
    text: (
      <p>
        What your policy covers is between you and your insurer. Nothing on this site is insurance, legal or
        medical advice, and nothing here promises a payment, a result for anyone’s health, or a time of
        arrival.
      </p>
    ),
  },
  {
    id: 'terms-use',
    title: 'Fair use',
    plain: 'Do not break it for others.',
    text: (
      <p>
        Do not flood the forms, try passwords, or send anything made to do harm. The portal is for our staff.
        If you find a weakness, tell us before you tell the world, and do not read or keep what belongs to
        others.
      </p>
    ),
  },
  {
    id: 'terms-links',
    title: 'Links and words',
    plain: 'Other sites speak for themselves.',
    text: (
      <p>
        Links to partners, registers and social sites open in a new tab, and are not ours to answer for. Names
        of standards and institutes belong to their owners. The words and drawings here are ours: quote them
        with a link, and do not pass them off as yours.
      </p>
    ),
  },
]
