import { warningDays } from '#domain/certifications/expiry.ts'
import type { Dashboard } from '#domain/figures/dashboard.ts'
import { FactLine } from './fact-line.tsx'
import { PeopleNumber } from './figure-link.tsx'
import { Part } from './part.tsx'

export function PeoplePart({ people }: { people: NonNullable<Dashboard['people']> }) {
  return (
    <Part title="People">
      <dl>
        <FactLine label="Signed in now">
          <PeopleNumber figure={people.signed_in} of="people signed in" />
        </FactLine>
        <FactLine
          label={
            <>
              Certifications expired
              <span className="block text-[0.8125rem] text-muted">or expiring within {warningDays} days</span>
            </>
          }
        >
          <PeopleNumber
            figure={people.expiring}
            of="people with certifications expired or expiring"
            className={people.expiring.count > 0 ? 'decoration-gold' : ''}
          />
        </FactLine>
      </dl>
    </Part>
  )
}
