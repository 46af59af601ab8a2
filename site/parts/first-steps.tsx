import type { LossKind } from '#domain/leads/lead.ts'
import { dangerLine, firstSteps } from '#domain/safety/first-steps.ts'

/** What to do, and what not, until help comes. */
export function FirstSteps({ loss }: { loss: LossKind }) {
  const { now, never } = firstSteps[loss]
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
