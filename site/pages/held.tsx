import type { HeldKind } from '#site/page.ts'

/** Current certifications of the people on the About page. Without any, there is no section. */
export function Held({ held }: { held: readonly HeldKind[] }) {
  if (held.length === 0) return null
  return (
    <section className="wrap section">
      <div className="section-head">
        <h2>Our team’s current certifications</h2>
        <p>
          We list only certifications that haven’t expired. <a href="/about">Meet the team</a>
        </p>
      </div>
      <ul className="held">
        {held.map(({ code, title, body }) => (
          <li key={code}>
            <strong>{code}</strong>
            <span>
              {title}
              {body && <small>{body}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
