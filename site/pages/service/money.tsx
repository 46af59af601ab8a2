import { insuranceRules, type ServiceGuide } from '#domain/services/guide.ts'
import type { Plate } from './plate.tsx'

export function factorsPlate({ factors }: ServiceGuide, title: string): Plate {
  return {
    id: 'time-and-cost',
    title,
    short: 'Time and cost',
    note: 'No prices here: nobody has seen your rooms yet. This is what moves them.',
    body: (
      <dl className="factors">
        {factors.map(({ title: name, text, moves }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
            <dd className="moves" data-moves={moves}>
              moves {moves}
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
    short: 'Insurance',
    tone: 'sheet',
    body: (
      <div className="claim">
        <div>
          <h3>What we record</h3>
          <p>{insurance.record}</p>
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
