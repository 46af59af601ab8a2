import type { Loss } from '#domain/leads/losses.ts'
import { lossSteps } from '#domain/safety/loss-steps.ts'
import { Icon } from '#look/icons.tsx'

/** What to do for this loss, and what to leave. Danger comes first, whatever happened. */
export function UntilWeCall({ loss, hasPhotos }: { loss: Loss; hasPhotos: boolean }) {
  const { now, never } = lossSteps[loss]
  return (
    <section className="until">
      <h2>Until we call</h2>
      <ol className="numbered">
        <li>
          <strong>
            Is anyone in danger? <a href="tel:911">Call 911</a> first.
          </strong>
        </li>
        {now.map(({ text, help }) => (
          <li key={text}>
            {text}
            {help === 'how-to-shut-off' && (
              <>
                {' '}
                <a href="/services/water-damage#shut-it-off">Show me how</a>
              </>
            )}
            {help === 'add-photos' && hasPhotos && (
              <>
                {' '}
                <a href="#add-photos">Add them here</a>
              </>
            )}
          </li>
        ))}
      </ol>
      <h3>Please don’t</h3>
      <ul className="crossed">
        {never.map(({ text }) => (
          <li key={text}>
            <Icon name="close" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
