import { cities, counties, towns } from './areas.ts'

const names = new Map([...cities, ...towns, ...counties].map(({ name }) => [name.toLowerCase(), name]))

/** State and ZIP code after the name of a town. */
const state = /[\s.]+(oh|ohio|pa|penna|pennsylvania)?[\s.]*(\d{5}(-\d{4})?)?[\s.]*$/i

/** The name of a place that we serve, in our own spelling, if someone typed it alone or as part of an address; else null. */
export function knownTown(typed: string): string | null {
  for (const part of typed.split(',')) {
    const name = names.get(part.replace(state, '').trim().toLowerCase().replaceAll(/\s+/g, ' '))
    if (name) return name
  }
  return null
}
