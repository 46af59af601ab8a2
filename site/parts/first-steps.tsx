import type { Step } from '#domain/safety/step.ts'
import { drawnOnce } from './drawn-once.ts'

type Steps = { readonly now: readonly Step[]; readonly never: readonly Step[] }

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
          {now.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </div>
      <div>
        <h2>Please don’t</h2>
        <ul>
          {never.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
