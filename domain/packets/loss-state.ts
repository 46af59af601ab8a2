import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { tidyPlace } from '#domain/jobs/tidy-place.ts'

/**
 * In which state a loss is, as two letters, by its address alone: as somebody entered it, or else as its ZIP code or what was typed as
 * its street or its town says. The names of towns are none: there is a Salem in both states. Null where nothing says it.
 */
export function lossState(place: Pick<JobFacts, 'address' | 'town' | 'state' | 'zip'>): string | null {
  const { state, zip, town } = tidyPlace(place)
  return state || stateOfZip(zip ?? '') || (/, ?([A-Z]{2})$/.exec(town ?? '')?.[1] ?? null)
}

/** Of the states in which the company works. */
function stateOfZip(zip: string) {
  const area = Number(zip.slice(0, 3))
  if (area >= 430 && area <= 459) return 'OH'
  return area >= 150 && area <= 196 ? 'PA' : null
}
