import type { Area } from './areas.ts'

/** A place without its own page, so that a search for it shows the nearest places. */
export type Neighbor = Pick<Area, 'name' | 'lat' | 'lon'> & { readonly state: 'OH' | 'PA' | 'WV' }

export const neighborStates = { OH: 'Ohio', PA: 'Pennsylvania', WV: 'West Virginia' } as const

/** Points to about a mile: enough to say which of our places is nearest. */
// prettier-ignore
export const neighbors: readonly Neighbor[] = [
  { name: 'Akron', state: 'OH', lat: 41.08, lon: -81.52 },
  { name: 'Ambridge', state: 'PA', lat: 40.59, lon: -80.23 },
  { name: 'Beaver', state: 'PA', lat: 40.70, lon: -80.30 },
  { name: 'Butler', state: 'PA', lat: 40.86, lon: -79.90 },
  { name: 'Chester', state: 'WV', lat: 40.61, lon: -80.56 },
  { name: 'Cleveland', state: 'OH', lat: 41.50, lon: -81.69 },
  { name: 'Cranberry Township', state: 'PA', lat: 40.68, lon: -80.11 },
  { name: 'Farrell', state: 'PA', lat: 41.21, lon: -80.50 },
  { name: 'Greenville', state: 'PA', lat: 41.40, lon: -80.39 },
  { name: 'Grove City', state: 'PA', lat: 41.16, lon: -80.09 },
  { name: 'Hermitage', state: 'PA', lat: 41.23, lon: -80.45 },
  { name: 'Kent', state: 'OH', lat: 41.15, lon: -81.36 },
  { name: 'Louisville', state: 'OH', lat: 40.84, lon: -81.26 },
  { name: 'Massillon', state: 'OH', lat: 40.80, lon: -81.52 },
  { name: 'McDonald', state: 'OH', lat: 41.16, lon: -80.72 },
  { name: 'Mercer', state: 'PA', lat: 41.23, lon: -80.24 },
  { name: 'Midland', state: 'PA', lat: 40.63, lon: -80.45 },
  { name: 'Minerva', state: 'OH', lat: 40.73, lon: -81.11 },
  { name: 'Pittsburgh', state: 'PA', lat: 40.44, lon: -80.00 },
  { name: 'Ravenna', state: 'OH', lat: 41.16, lon: -81.24 },
  { name: 'Sewickley', state: 'PA', lat: 40.54, lon: -80.18 },
  { name: 'Sharon', state: 'PA', lat: 41.23, lon: -80.49 },
  { name: 'Slippery Rock', state: 'PA', lat: 41.06, lon: -80.06 },
  { name: 'Steubenville', state: 'OH', lat: 40.37, lon: -80.63 },
  { name: 'Toronto', state: 'OH', lat: 40.46, lon: -80.60 },
  { name: 'Weirton', state: 'WV', lat: 40.42, lon: -80.59 },
  { name: 'Zelienople', state: 'PA', lat: 40.79, lon: -80.14 },
]
