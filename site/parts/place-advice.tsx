import { titleId } from '#content/areas/title-id.ts'
import type { AreaStory } from '#content/areas/story.ts'
import { drawnOnce } from './drawn-once.ts'

type Place = { readonly name: string; readonly story: AreaStory }

/** What goes wrong in a place, and what to do about it. */
export function PlaceAdvice(place: Place) {
  const html = drawnOnce(place.story, 'advice', () => <Advice {...place} />)
  return <section className="sheet" dangerouslySetInnerHTML={html} />
}

function Advice({ name, story }: Place) {
  const { line, lead, reasons } = story
  return (
    <div className="wrap section advice">
      <header>
        <h2>What to do in {name}</h2>
        <p>
          <b>{line}.</b> {lead}
        </p>
      </header>
      {reasons.map(({ title, text }) => (
        <div key={title} id={titleId(title)}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}

/** Offices to turn to, by name and for what. */
export function PlaceOffices({ story: { others } }: { story: AreaStory }) {
  if (others.length === 0) return null
  return (
    <dl className="record">
      {others.map(({ name, why }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </dl>
  )
}

export function PlaceQuestions({ story }: { story: AreaStory }) {
  const html = drawnOnce(story, 'questions', () => <Questions {...story} />)
  return <div dangerouslySetInnerHTML={html} />
}

function Questions({ questions }: AreaStory) {
  return (
    <>
      <h2>Questions</h2>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p id={titleId(question)}>{answer}</p>
        </details>
      ))}
    </>
  )
}
