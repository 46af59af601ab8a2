import type { ReactNode } from 'react'
import type { Company } from '#domain/company/company.ts'
import { iicrcLocator } from '#domain/company/iicrc.ts'
import { AwayLink } from '#site/parts/away-link.tsx'

const pennsylvaniaRegister = 'https://hicsearch.attorneygeneral.gov/'

/** Where any company can be looked up: the registry, what to look for, and our own entry. */
export function CommitmentsChecks({ company }: { company: Company }) {
  const locator = iicrcLocator(company)
  return (
    <section className="sheet">
      <div className="wrap section checks">
        <div>
          <h2>How to check a restoration company</h2>
          <p>Check every company before you sign, including ours. The searches below are free.</p>
        </div>
        <div>
          <Check id="iicrc" title="Is the company certified?">
            <p>
              The IICRC certifies firms and lists them in a public locator. Search by name or ZIP code, and
              look for the exact company that you plan to hire. A logo on a truck isn’t proof.
            </p>
            {locator && (
              <p>
                <AwayLink url={locator.url}>{locator.label}</AwayLink>
              </p>
            )}
          </Check>
          <Check id="pennsylvania" title="Is the company registered in Pennsylvania?">
            <p>
              Home improvement contractors in Pennsylvania register with the Attorney General. Their
              registration number has to appear in their contracts and advertisements.
              {company.pa_hic_number && (
                <>
                  {' '}
                  Our number is <strong>{company.pa_hic_number}</strong>.
                </>
              )}
            </p>
            <p>
              <AwayLink url={pennsylvaniaRegister}>Search the Pennsylvania registry</AwayLink>
            </p>
          </Check>
          <Check id="ohio" title="Who registers contractors in Ohio?">
            <p>
              Ohio has no state license for general contractors, so there is no state list to search. Many
              cities and counties register contractors themselves. Ask your local building department whether
              it does, and whether the company is on its list.
            </p>
          </Check>
          <Check id="insurance" title="Is the company insured?">
            <p>
              Ask for a certificate of insurance with your name and address on it. It should come from the
              insurance agent, name the company in your contract, and show that the policy hasn’t expired.
            </p>
            <p>
              <a href="/contact">Ask for our certificate</a>
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
