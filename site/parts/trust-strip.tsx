import type { Company } from '#domain/company/company.ts'
import { iicrcBadge } from '#domain/company/iicrc.ts'
import { Icon } from '#look/icons.tsx'

export function TrustStrip({ company }: { company: Company }) {
  const marks = [
    { icon: 'certified', label: iicrcBadge(company) && 'IICRC certified' },
    { icon: 'insured', label: 'Licensed and insured' },
    { icon: 'veteran', label: 'Veteran owned' },
    { icon: 'years', label: company.years_claim },
  ] as const
  return (
    <section className="trust" aria-label="Our credentials">
      <ul className="wrap">
        {marks.map(
          ({ icon, label }) =>
            label && (
              <li key={icon}>
                <Icon name={icon} />
                {label}
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
