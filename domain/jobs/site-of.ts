import { hazardsIn, hazardsNotAsked } from './danger.ts'
import { priorityInForce } from './derived.ts'
import type { JobFacts } from './facts/facts.ts'
import type { Site } from './site.ts'

/** What the facts of a job say of the house. */
export function siteOf(facts: JobFacts, has_access_code: boolean): Site {
  return {
    address: facts.address ?? '',
    unit: facts.unit ?? '',
    state: facts.state ?? '',
    zip: facts.zip ?? '',
    hazards: hazardsIn(facts),
    not_asked: hazardsNotAsked(facts),
    priority: priorityInForce(facts),
    vulnerable: facts.vulnerable ?? [],
    access_way: facts.access_way ?? null,
    access_note: facts.access_note ?? '',
    key_holder: facts.key_holder ?? '',
    parking: facts.parking ?? '',
    pets: facts.pets ?? '',
    has_access_code,
    call_note: facts.call_note ?? '',
  }
}
