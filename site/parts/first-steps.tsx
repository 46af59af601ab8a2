import { dangerLine } from '#domain/safety/first-steps.ts'
import { drawnOnce } from './drawn-once.ts'

type Steps = { readonly now: readonly string[]; readonly never: readonly string[] }

/** What to do, and what not, until help comes. */
export function FirstSteps(steps: Steps) {
  const html = drawnOnce(steps.now, 'steps', () => <NowAndNever {...steps} />)
  return <div className="steps" dangerouslySetInnerHTML={html} />
}

function NowAndNever({ now, never }: Steps) {
  return (
    <>
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
    </>
  )
}
