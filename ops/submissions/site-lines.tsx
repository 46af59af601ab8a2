import { CircleQuestionMark, TriangleAlert } from 'lucide-react'
import type { Site } from '#domain/jobs/site.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { Words } from '../words/en.ts'
import { useWords } from '../words/use-words.ts'
import { dangerOf } from './site-danger.ts'

type SiteLinesProps = {
  lead: Pick<LeadDetail, 'site'>
  className?: string
  /** Over what is done next: as few lines as they fit in, without what the caller said. */
  isShort?: boolean
}

/** What whoever goes there knows of the house before they arrive: its dangers, the way in, and what the caller said beyond that. */
export function SiteLines({ lead, className = '', isShort = false }: SiteLinesProps) {
  const { site } = useWords()
  const told = lead.site
  if (!told) return null
  const dangers = told.hazards.map((hazard) => site.hazards[hazard])
  const access = accessLines(told, site, isShort)
  const { notAsked } = dangerOf(told, site)
  if (dangers.length + access.length === 0 && !notAsked && (isShort || !told.call_note)) return null
  return (
    <div className={`${isShort ? 'space-y-1 leading-snug' : 'space-y-2'} wrap-anywhere ${className}`}>
      {dangers.length > 0 && (
        <ul aria-label={site.dangers} className={isShort ? 'flex flex-wrap gap-x-4' : ''}>
          {dangers.map((danger) => (
            <li key={danger} className="flex gap-2 font-semibold text-red">
              <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
              {danger}
            </li>
          ))}
        </ul>
      )}
      {notAsked && (
        <p className="flex gap-2 font-semibold">
          <CircleQuestionMark aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {notAsked}
        </p>
      )}
      {access.length > 0 && (
        <ul aria-label={site.access} className={isShort ? 'line-clamp-2' : ''}>
          {access.map((line) => (
            <li key={line} className={isShort ? 'inline not-last:after:content-["_·_"]' : ''}>
              {line}
            </li>
          ))}
        </ul>
      )}
      {!isShort && <CallNote lead={lead} />}
    </div>
  )
}

/** What the caller said beyond the questions. */
export function CallNote({ lead }: Pick<SiteLinesProps, 'lead'>) {
  const { site } = useWords()
  if (!lead.site?.call_note) return null
  return (
    <section aria-label={site.callNote} className="border-l-3 border-line pl-3">
      <h4 className="text-sm text-muted">{site.callNote}</h4>
      <p className="whitespace-pre-line wrap-anywhere">{lead.site.call_note}</p>
    </section>
  )
}

/** Where they are short, the code stands below them, with the way to show it. */
function accessLines(told: Site, site: Words['site'], isShort: boolean) {
  const { access_way, key_holder, access_note, parking, pets, vulnerable } = told
  return [
    ...vulnerable.map((who) => site.vulnerable[who]),
    access_way ? site.accessWays[access_way] : '',
    key_holder && site.key(key_holder),
    access_note,
    parking && site.parking(parking),
    pets && site.pets(pets),
    told.has_access_code && !isShort ? site.code : '',
  ].filter(Boolean)
}
