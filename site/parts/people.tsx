import type { PublicPerson } from '#domain/employees/public-people.server.ts'

/** Those who agreed to be shown; no section at all where nobody did. */
export function People({ people }: { people: readonly PublicPerson[] }) {
  if (people.length === 0) return null
  return (
    <section className="wrap section">
      <div className="section-head">
        <h2>Who comes to you</h2>
        <p>Those of us who agreed to be shown here.</p>
      </div>
      <ul className="people">
        {people.map(({ name, title, bio }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- drawn once, and two people may share a name
          <li key={index}>
            <h3>{name}</h3>
            {title && <p className="title">{title}</p>}
            {bio && <p>{bio}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
