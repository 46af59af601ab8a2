import type { AreaStory, Source } from '#domain/areas/story.ts'
import { drawnOnce } from './drawn-once.ts'
import { YearChart } from './year-chart.tsx'

type Place = { readonly name: string; readonly story: AreaStory }

/** What goes wrong in a place, when in the year, and what happened before. */
export function PlaceStory(place: Place) {
  const html = drawnOnce(place.story, 'story', () => <Troubles {...place} />)
  return <section className="sheet" dangerouslySetInnerHTML={html} />
}

function Troubles({ name, story }: Place) {
  return (
    <div className="wrap section story">
      <div>
        <h2>What goes wrong here, and why</h2>
        {story.reasons.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div>
        <h2>A year in {name}</h2>
        <YearChart year={story.year} />
        <p className="hint">Our judgment of what to expect when, not a forecast.</p>
        {story.record.length > 0 && <Record story={story} />}
      </div>
    </div>
  )
}

function Record({ story }: { story: AreaStory }) {
  return (
    <>
      <h2>On record</h2>
      <dl className="record">
        {story.record.map(({ when, what }) => (
          <div key={when + what}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Who else to call, what people ask, and where what we say comes from. */
export function PlaceAnswers({ story }: { story: AreaStory }) {
  const html = drawnOnce(story, 'answers', () => <Answers story={story} />)
  return <section className="wrap section answers" dangerouslySetInnerHTML={html} />
}

function Answers({ story }: { story: AreaStory }) {
  return (
    <>
      <div>
        <h2>Asked here</h2>
        {story.questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <div>
        {story.others.length > 0 && (
          <>
            <h2>Who else to call</h2>
            <dl className="record">
              {story.others.map(({ name, why }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{why}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <details>
          <summary>Where this comes from</summary>
          <ol className="sources">
            {sourcesOf(story).map(({ title, url }) => (
              <li key={url}>
                <a href={url} rel="nofollow noopener">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </>
  )
}

function sourcesOf({ facts, record, reasons, others, questions }: AreaStory): Source[] {
  const all = [...facts, ...record, ...reasons, ...others, ...questions].flatMap(({ sources }) => sources)
  return [...new Map(all.map((source) => [source.url, source])).values()]
}
