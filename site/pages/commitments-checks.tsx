import type { ReactNode } from 'react'
import type { Company } from '#domain/company/company.ts'
import { AwayLink } from '#site/parts/away-link.tsx'

const pennsylvaniaRegister = 'https://hicsearch.attorneygeneral.gov/'

/** Where any firm can be looked up: the register, what to look for, and what we have there ourselves. */
export function CommitmentsChecks({ company }: { company: Company }) {
  const locator = company.partner_links.find(({ label }) => label.includes('IICRC'))
  return (
    <section className="sheet">
      <div className="wrap section checks">
        <div>
          <h2>Check us. Then check the others.</h2>
          <p>
            Ten minutes, no account, no cost. Do it before you sign, with any firm that stands at your door.
          </p>
        </div>
        <div>
          <Check id="iicrc" title="Is the firm certified?">
            <p>
              The IICRC certifies firms, and keeps a public locator of them. Search by name or ZIP code. Look
              for an entry of this very firm: a logo on a truck proves nothing.
            </p>
            {locator && (
              <p>
                <AwayLink url={locator.url}>{locator.label}</AwayLink>
              </p>
            )}
          </Check>
          <Check id="pennsylvania" title="Pennsylvania: is it registered?">
            <p>
              Home improvement contractors register with the Attorney General, and print their number in
              contracts and advertisements.
              {company.pa_hic_number && (
                <>
                  {' '}
                  Ours is <strong>{company.pa_hic_number}</strong>.
                </>
              )}
            </p>
            <p>
              <AwayLink url={pennsylvaniaRegister}>Search the Pennsylvania register</AwayLink>
            </p>
          </Check>
          <Check id="ohio" title="Ohio: ask the building department">
            <p>
              Ohio has no state license for general contractors, so there is no state list to search. Many
              cities and counties register contractors themselves. Yours can tell you whether it does, and who
              is on the list.
            </p>
          </Check>
          <Check id="insurance" title="Is it insured today?">
            <p>
              Ask for a certificate of insurance with your name and address on it. It should come from the
              insurance agent, name the firm in your contract, and carry dates that have not passed.
            </p>
            <p>
              <a href="/contact">Ask for ours</a>
            </p>
          </Check>
        </div>
      </div>
    </section>
  )
}

function Check({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="check" id={id}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
