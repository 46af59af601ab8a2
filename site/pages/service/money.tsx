import { insuranceRules, type ServiceGuide } from '#content/guides/guide.ts'
import type { Plate } from './plate.tsx'

export function factorsPlate({ factors }: ServiceGuide, title: string): Plate {
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

export function insurancePlate({ insurance }: ServiceGuide, title: string): Plate {
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
