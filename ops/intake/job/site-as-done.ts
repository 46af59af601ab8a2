import { values } from '#platform/choices.ts'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { hazards } from '#domain/jobs/facts/site-choices.ts'
import type { Site } from '#domain/jobs/site.ts'

const texts = [
  'address',
  'unit',
  'state',
  'zip',
  'access_note',
  'key_holder',
  'parking',
  'pets',
  'call_note',
] as const

/** What a crew knows of the house, with the facts of it that were changed on this device and are not sent: `facts` has them. */
export function siteAsDone(site: Site, facts: JobFacts, unsent: ReadonlySet<string>): Site {
  const done = { ...site }
  for (const name of texts) if (unsent.has(name)) done[name] = facts[name] ?? ''
  if (unsent.has('access_way')) done.access_way = facts.access_way ?? null
  if (unsent.has('vulnerable')) done.vulnerable = facts.vulnerable ?? []
  done.hazards = values(hazards).filter((hazard) =>
    unsent.has(hazard) ? facts[hazard] === 'yes' : site.hazards.includes(hazard),
  )
  if (site.not_asked)
    done.not_asked = values(hazards).filter((hazard) =>
      unsent.has(hazard) ? facts[hazard] === undefined : site.not_asked?.includes(hazard),
    )
  return done
}
