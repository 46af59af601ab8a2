import type { Company } from '#domain/company/company.ts'

export function Badges({ badges }: { badges: Company['badges'] }) {
  return (
    <section className="badges" aria-label="At a glance">
      <ul className="wrap">
        {badges.map(({ title, detail }) => (
          <li key={title}>
            <strong>{title}</strong>
            {detail && <span>{detail}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
