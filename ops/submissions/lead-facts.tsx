import type { LeadDetail } from '#domain/leads/lead.ts'
import { countsAsNowWords } from '#domain/leads/loss-words.ts'
import { EarlierMessages } from './customer-says.tsx'
import {
  depthWords,
  happenedWords,
  insuranceWords,
  photoWords,
  reachWords,
  roomsWords,
  whenWords,
} from './words.ts'

const notSaid = 'Not given'

/** The visitor's answers, line by line, including those that were not given. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const facts = [
    { name: 'What', value: happenedWords(lead) },
    { name: 'Where', value: lead.town },
    { name: 'When', value: whenWords(lead.when) || countedWords(lead.loss) },
    ...onlyIfSaid('Water depth', depthWords(lead.depth)),
    ...onlyIfSaid('Rooms', roomsWords(lead.rooms)),
    { name: 'Insurance', value: insuranceWords(lead.insurance) },
    { name: 'Contact by', value: reachWords(lead) },
    { name: 'Photos', value: lead.photos.length === 0 ? 'None sent' : photoWords(lead.photos.length) },
  ]

  return (
    <div className="space-y-3">
      {lead.message && (
        <blockquote className="border-l-3 border-gold pl-3 leading-relaxed whitespace-pre-line wrap-anywhere">
          {lead.message}
        </blockquote>
      )}
      <EarlierMessages lead={lead} />
      <dl className="space-y-1.5 text-[0.9375rem]">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 cramped:grid-cols-1 lg:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{name}</dt>
            <dd className={`wrap-break-word ${value ? '' : 'text-muted'}`}>{value || notSaid}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function countedWords(loss: LeadDetail['loss']) {
  const words = countsAsNowWords(loss)
  return words && `${notSaid}. ${words}`
}

/** Asked only after sending, and only where it fits what happened. */
function onlyIfSaid(name: string, value: string) {
  return value ? [{ name, value }] : []
}
