import { dangerLine } from '#domain/safety/first-steps.ts'

type Steps = { readonly now: readonly string[]; readonly never: readonly string[] }

/** What to do, and what not, until help comes. */
export function FirstSteps({ now, never }: Steps) {
  return (
    <div className="steps">
      <div>
        <h2>Do this now</h2>
        <ol>
          <li>{dangerLine}</li>
          {now.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
      <div>
        <h2>Not this</h2>
        <ul>
          {never.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
