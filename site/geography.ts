import { areas, cities, counties, towns, type Area } from '#domain/areas/areas.ts'
import type { Company } from '#domain/company/company.ts'

type Point = { readonly lat: number; readonly lon: number }

const earthMiles = 3958.8
/** Miles as the crow flies. */
export function milesBetween(a: Point, b: Point) {
  const [lat1, lat2] = [radians(a.lat), radians(b.lat)]
  const h = haversine(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * haversine(radians(b.lon - a.lon))
  return 2 * earthMiles * Math.asin(Math.sqrt(h))
}

type Near = { readonly area: Area; readonly miles: number }

const byDistance = new WeakMap<Point, readonly Near[]>()

/** The places nearest to a place or a point, with the way to each. Places do not move, so each is looked at once. */
export function nearest(from: Point, count: number) {
  const known = byDistance.get(from) ?? sortOthers(from)
  byDistance.set(from, known)
  return known.slice(0, count)
}

function sortOthers(from: Point): readonly Near[] {
  return [...cities, ...towns]
    .filter((other) => other !== from)
    .map((other) => ({ area: other, miles: milesBetween(from, other) }))
    .sort((a, b) => a.miles - b.miles)
}

/** The county with a page that a place lies in; the three places in Stark and Carroll have none. */
export function countyOf({ county, state }: Area) {
  return counties.find((each) => each.county === county && each.state === state) ?? null
}

/** The few places we serve beyond the five counties. */
export function placesBeyond() {
  return towns.filter((town) => !countyOf(town))
}

export function placesIn({ county, state }: Area) {
  return [...cities, ...towns].filter((place) => place.county === county && place.state === state)
}

/** The place that an address names, for drawing the way to it. */
export function placeNamed(locality: string) {
  return areas.find(({ name, kind }) => name === locality && kind !== 'county')
}

function haversine(angle: number) {
  return Math.sin(angle / 2) ** 2
}

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}

/** Closer than this is the place itself. */
const sameTownMiles = 1

/** That we come, and from about how far: whole miles in a straight line. */
export function fromOurAddress({ geo }: Pick<Company, 'geo'>, { name, ...at }: Area) {
  const miles = Math.round(milesBetween(geo, at))
  if (miles < sameTownMiles) return `We’re in ${name}, and we come day and night.`
  const distance = miles === 1 ? 'about a mile' : `about ${miles} miles`
  return `We come to ${name} day and night. Our address is ${distance} away.`
}
