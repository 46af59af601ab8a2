import type { SiteContext } from '#site/page.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { Clause } from './clauses.tsx'
import { Collected } from './privacy-collected.tsx'
import { keptThings } from './privacy-retention.ts'

type Shown = Pick<SiteContext, 'company' | 'chatsKeptFor'>

export function privacyClauses({ company, chatsKeptFor }: Shown): Clause[] {
  const mail = <a href={`mailto:${company.email}`}>{company.email}</a>
  return [
    {
      id: 'collected',
      title: 'What we collect',
      plain: 'We collect what you send us, and very little else.',
      text: <Collected company={company} />,
    },
    {
      id: 'purposes',
      title: 'How we use it',
      plain: 'We use it to help you and run the job, not for advertising.',
      text: (
        <>
          <p>
            We use what you send us to call you back, to prepare for the visit, to do the work, to document
            and bill it, and to keep the records that a business has to keep. We use counts and logs to keep
            this website running and to stop floods of automated requests.
          </p>
          <p>
            If a request looks automated, we set it aside, and a person reads it. A program never decides
            whether you get help.
          </p>
        </>
      ),
    },
    {
      id: 'kept',
      title: 'How long we keep it',
      plain: 'The table lists what we keep, and when it’s deleted.',
      text: <RowsOfTable chatsKeptFor={chatsKeptFor} />,
    },
    {
      id: 'texts',
      title: 'Text messages',
      plain: 'We text you only if you say yes, and only about your job.',
      text: (
        <>
          <p>
            We text you only if you told us that we may, for example by choosing “Text me” in the chat, or
            “Yes, you may text me” after you sent a request. The messages are about your request and your job:
            arrival times, daily updates and questions. How many you get depends on the job. We don’t send
            advertising by text message. We don’t share your number or your consent with anyone for their
            advertising.
          </p>
          <p>
            Message and data rates may apply. Reply STOP to stop the messages. If you have a question, reply
            or call {displayPhone(company.phone)}. You don’t have to agree to text messages to get our help.
          </p>
        </>
      ),
    },
    {
      id: 'shared',
      title: 'Who sees it',
      plain: 'Our staff does. Your insurer does only if you say so.',
      text: (
        <>
          <p>
            Our staff reads your request after signing in. It also passes through the companies that host this
            website and deliver our email. We don’t sell or rent what you send us.
          </p>
          <p>
            Your insurance company, an adjuster, a landlord, a plumber or anyone else gets your file, or any
            part of it, only with your permission. The one exception is when a law or a court requires us to
            share something.
          </p>
        </>
      ),
    },
    {
      id: 'photos',
      title: 'Your photos',
      plain: 'We publish none without your written permission.',
      text: (
        <p>
          When a photo arrives, we make a copy of the picture alone and save only that copy. We remove the
          location, time and device data that cameras store in photos. We publish photos of your property only
          if you agreed in writing, and we name the town but never the street. You can withdraw your
          permission at any time, and we’ll take the photos down. We never publish photos of trauma scenes.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      plain: 'This website is for adults.',
      text: (
        <p>
          We don’t knowingly collect anything from children under 13. If a child has sent us a request, email
          us at {mail} and we’ll delete it.
        </p>
      ),
    },
    {
      id: 'choices',
      title: 'Your choices',
      plain: 'You can see, correct or delete what we have about you.',
      text: (
        <>
          <p>
            Email {mail} from any address. Include your name, the phone number you gave us and your reference
            if you have it. You can ask to see what we have about you, to correct or delete it, or to stop
            text messages. We may call the number you gave us to make sure it’s you. If we have to keep
            something, we tell you what and why.
          </p>
          <p>
            You don’t have to use this website. You can call us instead, which stores nothing on your device.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      plain: 'The date at the top shows the last change.',
      text: (
        <p>
          If we plan to do something differently, we update this page first and change the date at the top. We
          don’t use what you already sent us for a new purpose unless you agree.
        </p>
      ),
    },
  ]
}

function RowsOfTable({ chatsKeptFor }: Pick<Shown, 'chatsKeptFor'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {keptThings({ chatsKeptFor }).map(({ what, howLong }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
