import type { LeadDetail } from '#domain/leads/lead.ts'
import { useWords } from '../words/use-words.ts'
import { EarlierMessages } from './customer-says.tsx'
import { placeOf } from './place-of.ts'
import { happenedWords, reachWords } from './words.ts'

/** The visitor's answers, line by line, including those that were not given. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const words = useWords()
  const { choices, desk, request } = words
  const { facts: names, notGiven, noPhotos } = request
  const counted = choices.countsAsNow(lead.loss)
  const facts = [
    { name: names.what, value: happenedWords(lead, choices) },
    { name: names.where, value: placeOf(lead) },
    { name: names.when, value: choices.when(lead.when) || (counted && `${notGiven}. ${counted}`) },
    ...onlyIfSaid(names.depth, choices.depth(lead.depth)),
    ...onlyIfSaid(names.rooms, choices.rooms(lead.rooms)),
    { name: names.insurance, value: choices.insurance(lead.insurance) },
    { name: names.contactBy, value: reachWords(lead, words) },
    { name: names.photos, value: lead.photos.length === 0 ? noPhotos : desk.photos(lead.photos.length) },
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
            <dd className={`wrap-break-word ${value ? '' : 'text-muted'}`}>{value || notGiven}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Asked only after sending, and only where it fits what happened. */
function onlyIfSaid(name: string, value: string) {
  return value ? [{ name, value }] : []
}
