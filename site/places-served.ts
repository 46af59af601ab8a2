import type { AdministrativeAreaLeaf, CityLeaf, PlaceLeaf } from 'schema-dts'
import { areaTitle, cities, counties, type Area } from '#domain/areas/areas.ts'

type ServedPlace = AdministrativeAreaLeaf | CityLeaf | PlaceLeaf

const types = {
  county: 'AdministrativeArea',
  city: 'City',
  village: 'City',
  borough: 'City',
  township: 'AdministrativeArea',
  community: 'Place',
} as const

const everywhere = [...cities.filter(({ state }) => state === 'OH'), ...counties].map(placeServed)

/** Where we work: on the page of a place that place alone, so that no page claims another's ground. */
export function placesServed(area?: Area): ServedPlace[] {
  return area ? [placeServed(area)] : everywhere
}

function placeServed(area: Area): ServedPlace {
  return { '@type': types[area.kind], name: areaTitle(area) }
}
