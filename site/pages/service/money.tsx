import { insuranceRules, type ServiceGuide } from '#content/guides/guide.ts'
import type { Topic } from './topic.tsx'

export function factorsTopic({ factors }: ServiceGuide, title: string): Topic {
  return {
    id: 'time-and-cost',
    title,
    note: 'What adds time, and what adds cost',
    body: (
      <dl className="factors">
        {factors.map(({ title: name, text, moves }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
            <dd className="moves" data-moves={moves}>
              adds {moves}
            </dd>
          </div>
        ))}
      </dl>
    ),
  }
}

export function insuranceTopic({ insurance }: ServiceGuide, title: string): Topic {
  return {
    id: 'insurance',
    title,
    note: 'What we put in the file, and what to ask your insurance company',
    tone: 'sheet',
    body: (
      <div className="claim">
        <div>
          <h3>What we record</h3>
          <p>{insurance.record}</p>
          {insurance.discard && (
            <p>
              <b>Before the adjuster comes.</b> {insurance.discard.text}
            </p>
          )}
          {insuranceRules.map((rule) => (
            <p key={rule.title}>
              <b>{rule.title}.</b> {rule.text}
            </p>
          ))}
        </div>
        <div className="ask">
          <h3>Ask your insurer</h3>
          <ul>
            {insurance.ask.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      </div>
    ),
  }
}
