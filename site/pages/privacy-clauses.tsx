import type { Company } from '#domain/company/company.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { Clause } from './clauses.tsx'
import { Collected } from './privacy-collected.tsx'
import { kept } from './privacy-kept.ts'

export function privacyClauses(company: Company): Clause[] {
  const mail = <a href={`mailto:${company.email}`}>{company.email}</a>
  return [
    {
      id: 'collected',
      title: 'What we collect',
      plain: 'What you type and send. Little else.',
      text: <Collected company={company} />,
    },
    {
      id: 'purposes',
      title: 'What we use it for',
      plain: 'To help you, and to run the job. Not for advertising.',
      text: (
        <>
          <p>
            We use what you send to call you back, to come prepared, to do the work, to document and bill it,
            and to keep the records that a business has to keep. We use counts and logs to keep this website
            running and to stop floods of automated requests.
          </p>
          <p>
            A request that looks automated is set apart for a person to read. No program decides whether you
            get help.
          </p>
        </>
      ),
    },
    {
      id: 'kept',
      title: 'How long we keep it',
      plain: 'Here is each thing, and its end.',
      text: <KeptTable />,
    },
    {
      id: 'texts',
      title: 'Text messages',
      plain: 'Only if you ticked the box, and only about your request.',
      text: (
        <>
          <p>
            We text the number you gave only if you ticked the box for it on the request form. The texts are
            about your request and your job: arrival, daily updates, questions. How many there are depends on
            the job. We send no advertising by text, and pass your number and your consent to nobody for
            theirs.
          </p>
          <p>
            Message and data rates may apply. Reply STOP to end the texts. With a question, reply or call{' '}
            {displayPhone(company.phone)}. You do not have to agree to texts to get our help.
          </p>
        </>
      ),
    },
    {
      id: 'shared',
      title: 'Who sees it',
      plain: 'Our people. Your insurer only if you say so.',
      text: (
        <>
          <p>
            Your request is read by our staff, who sign in to see it. It passes through the companies that
            host this website and carry our mail. We do not sell or rent what you send us.
          </p>
          <p>
            Your insurer, an adjuster, a landlord, a plumber or anyone else gets your file, or a part of it,
            only with your permission. We hand something out without it only where a law or a court orders us
            to.
          </p>
        </>
      ),
    },
    {
      id: 'photos',
      title: 'Your photos',
      plain: 'Never in public without your written yes.',
      text: (
        <p>
          Each photo you send is drawn anew when it arrives, and only its pixels are kept: the place, the time
          and the device that cameras write into a photo are gone. Photos of your property are shown in public
          only if you have agreed in writing, by town and never by street. You can take that back, and we take
          them down. Photos of trauma scenes are never shown.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      plain: 'This site is for adults.',
      text: (
        <p>
          We do not knowingly collect anything from children under 13. If a child has sent us a request, write
          to {mail} and we delete it.
        </p>
      ),
    },
    {
      id: 'choices',
      title: 'Your choices',
      plain: 'Ask what we have. Have it corrected or deleted.',
      text: (
        <>
          <p>
            Write to {mail} from any address, with your name, the phone number you gave and your reference if
            you have it. Ask to see what we keep about you, to correct it, to delete it, or to end texts. We
            may call the number you gave, to be sure that it is you. If we have to keep something, we tell you
            what and why.
          </p>
          <p>You need not use this website at all: a call works as well, and puts nothing on your device.</p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      plain: 'The date tells.',
      text: (
        <p>
          When what we do changes, this page changes before it, with a new date at its top. A change does not
          turn what you sent for one purpose over to another: for that we ask you.
        </p>
      ),
    },
  ]
}

function KeptTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ what, howLong }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
