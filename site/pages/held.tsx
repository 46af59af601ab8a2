import type { HeldKind } from '#site/page.ts'

/** What the people on the About page hold today; no section at all where that is nothing. */
export function Held({ held }: { held: readonly HeldKind[] }) {
  if (held.length === 0) return null
  return (
    <section className="wrap section">
      <div className="section-head">
        <h2>Held by our people today</h2>
        <p>
          Only what has not expired. <a href="/about">Who they are</a>
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
