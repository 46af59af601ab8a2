import { services } from '#domain/services/services.ts'
import { firstSteps } from '#domain/safety/first-steps.ts'
import type { IconName } from '#look/drawings.ts'
import { Icon } from '#look/icons.tsx'
import { serviceWords } from '#site/pages/service-words.ts'

/** A card for each of the five services and one for all of them, each with the first thing to do. */
export function ServiceGrid({ title, intro }: { title: string; intro?: string }) {
  return (
    <>
      <div className="section-head">
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <ul className="cards">
        {services.map(({ slug, name }) => (
          <Card
            key={slug}
            icon={slug}
            path={`/services/${slug}`}
            name={name}
            text={serviceWords[slug].card}
            first={firstSteps[slug].first.text}
          />
        ))}
        <Card
          icon="all-services"
          path="/services"
          name="All Services"
          text="Not sure what you have? Compare all services."
          first={firstSteps['not-sure'].first.text}
        />
      </ul>
    </>
  )
}

type CardWords = { icon: IconName; path: string; name: string; text: string; first: string }

function Card({ icon, path, name, text, first }: CardWords) {
  return (
    <li className="card">
      <Icon name={icon} />
      <h3>
        <a href={path}>{name}</a>
      </h3>
      <p>{text}</p>
      <p className="first">
        <strong>First:</strong> {first}
      </p>
    </li>
  )
}
