import type { AreaStory } from '#content/areas/story.ts'
import { safetyLinesFor, type Hazard } from '#domain/safety/hazards.ts'
import type { IconName } from '#look/drawings.ts'
import { Icon } from '#look/icons.tsx'
import { drawnOnce } from './drawn-once.ts'

const icons: Readonly<Record<Hazard, IconName>> = {
  water: 'shock',
  gas: 'gas',
  sewage: 'sewage-backup',
  'moving-water': 'moving-water',
  ground: 'ground',
  wind: 'wind',
  fire: 'fire-smoke',
}

/** The reviewed safety lines of a place, before anything else is said of it; after them at most two of its own. */
export function SafetyLines({ story }: { story: AreaStory }) {
  const html = drawnOnce(story, 'safety', () => <Lines {...story} />)
  return <div dangerouslySetInnerHTML={html} />
}

function Lines({ hazards, steps }: AreaStory) {
  return (
    <>
      <h2>Do this now</h2>
      <ul className="signs">
        {safetyLinesFor(hazards).map(({ hazard, title, more }) => (
          <li key={hazard}>
            <Icon name={icons[hazard]} />
            <h3>{title}</h3>
            <p>{more.text}</p>
          </li>
        ))}
        {steps.map(({ text }) => (
          <li key={text} className="own">
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
