import type { Company } from '#domain/company/company.ts'
import { iicrcBadge } from '#domain/company/iicrc.ts'
import type { PageProps } from '#site/page.ts'
import { PageHead } from '#site/parts/page-head.tsx'
import { CommitmentsChecks } from './commitments-checks.tsx'
import { Held } from './held.tsx'
import { commitments, standards } from './commitments-words.ts'

const lead =
  'We make eight promises. Each one says when it doesn’t apply, and how you can check that we kept it. You can also look up any restoration company here, including ours, before you sign.'

export function CommitmentsPage(props: PageProps) {
  const { company } = props.site
  return (
    <>
      <PageHead {...props} text={lead} beside={<Claims company={company} />} />
      <section className="wrap section">
        <div className="section-head">
          <h2>Our eight commitments</h2>
          <p>Print this page and check off each promise during the job.</p>
        </div>
        <ol className="promises">
          {commitments.map(({ promise, means, except, hold }) => (
            <li key={promise}>
              <h3>{promise}</h3>
              <p>{means}</p>
              <p>
                <strong>Exceptions:</strong> {except}
              </p>
              <p className="hold">
                <strong>Hold us to it.</strong> {hold}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <Held held={props.site.held} />
      <CommitmentsChecks company={company} />
      <Standards />
    </>
  )
}

/** What we say about ourselves, with a link to the place where each claim can be checked. */
function Claims({ company }: { company: Company }) {
  const claims = [
    { claim: iicrcBadge(company)?.title, check: '#iicrc', how: 'Look it up' },
    { claim: 'Licensed and insured', check: '#insurance', how: 'Ask for proof' },
    {
      claim: company.pa_hic_number && `Pennsylvania contractor ${company.pa_hic_number}`,
      check: '#pennsylvania',
      how: 'Search the registry',
    },
  ]
  return (
    <div className="claims">
      <h2>What we say about ourselves</h2>
      <ul>
        {claims
          .filter(({ claim }) => claim)
          .map(({ claim, check, how }) => (
            <li key={check}>
              <strong>{claim}</strong>
              <a href={check}>{how}</a>
            </li>
          ))}
      </ul>
    </div>
  )
}

function Standards() {
  return (
    <section className="standards">
      <div className="wrap section">
        <h2>Standards we work by</h2>
        <p>
          The IICRC publishes these standards, and they are approved as American National Standards. Any
          restoration company should be able to tell you which one applies to your job.
        </p>
        <ul>
          {standards.map(({ code, name, text }) => (
            <li key={code}>
              <h3>
                <small>ANSI/IICRC</small> {code}
              </h3>
              <strong>{name}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
