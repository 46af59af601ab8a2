import type { JobFacts } from '#domain/jobs/facts/facts.ts'

/**
 * In which state a loss is, as two letters, by its address alone: as somebody entered it, or else as its ZIP code or what was typed as
 * its town says. The names of towns are none: there is a Salem in both states. Null where nothing says it.
 */
export function lossState({ state, zip, town }: Pick<JobFacts, 'state' | 'zip' | 'town'>): string | null {
  return state || stateOfZip(zip ?? '') || (/, ?([A-Z]{2})$/.exec(town ?? '')?.[1] ?? null)
}

/** Of the states in which the company works. */
function stateOfZip(zip: string) {
  const area = Number(zip.slice(0, 3))
  if (area >= 430 && area <= 459) return 'OH'
  return area >= 150 && area <= 196 ? 'PA' : null
}
