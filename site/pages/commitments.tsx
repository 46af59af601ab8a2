import type { Company } from '#domain/company/company.ts'
import type { PageProps } from '#site/page.ts'
import { PageHead } from '#site/parts/page-head.tsx'
import { CommitmentsChecks } from './commitments-checks.tsx'
import { Held } from './held.tsx'
import { commitments, standards } from './commitments-words.ts'

const lead =
  'Eight promises, each with a way to catch us out; and the places where you can look up any restoration firm, ours included, before you sign.'

export function CommitmentsPage(props: PageProps) {
  const { company } = props.site
  return (
    <>
      <PageHead {...props} text={lead} beside={<Claims company={company} />} />
      <section className="wrap section">
        <div className="section-head">
          <h2>Our eight commitments</h2>
          <p>Print this page, keep it by the door, and tick off what we did.</p>
        </div>
        <ol className="promises">
          {commitments.map(({ promise, means, hold }) => (
            <li key={promise}>
              <h3>{promise}</h3>
              <p>{means}</p>
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

/** What we say of ourselves, each leading to where it can be checked. */
function Claims({ company }: { company: Company }) {
  const claims = [
    { claim: certification(company), check: '#iicrc', how: 'Look it up' },
    { claim: 'Licensed and insured', check: '#insurance', how: 'Ask for proof' },
    {
      claim: company.pa_hic_number && `Pennsylvania contractor ${company.pa_hic_number}`,
      check: '#pennsylvania',
      how: 'Search the register',
    },
  ]
  return (
    <div className="claims">
      <h2>What we claim</h2>
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

function certification({ badges }: Company) {
  return badges.find(({ title }) => title.includes('IICRC'))?.title
}

function Standards() {
  return (
    <section className="standards">
      <div className="wrap section">
        <h2>Standards we work by</h2>
        <p>
          Published by the IICRC and approved as American national standards. A firm should be able to tell
          you which one your job falls under.
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
