/**
 * The 71 places with a page of their own. Points: GeoNames (CC BY 4.0, adapted) and the U.S. Census Bureau's 2025 Gazetteer.
 * Plain data: it may travel to the browser.
 */
export type Area = {
  readonly slug: string
  readonly name: string
  readonly kind: 'county' | 'city' | 'village' | 'borough' | 'township' | 'community'
  readonly county: string
  readonly state: State
  readonly alsoIn?: readonly string[]
  readonly lat: number
  readonly lon: number
}
export type State = 'OH' | 'PA'

export const stateNames: Record<State, string> = { OH: 'Ohio', PA: 'Pennsylvania' }

// prettier-ignore
export const counties: readonly Area[] = [
  { slug: 'columbiana-county-oh', name: 'Columbiana County', kind: 'county', county: 'Columbiana', state: 'OH', lat: 40.770073, lon: -80.778455 },
  { slug: 'mahoning-county-oh', name: 'Mahoning County', kind: 'county', county: 'Mahoning', state: 'OH', lat: 41.01088, lon: -80.770396 },
  { slug: 'trumbull-county-oh', name: 'Trumbull County', kind: 'county', county: 'Trumbull', state: 'OH', lat: 41.306374, lon: -80.7704 },
  { slug: 'beaver-county-pa', name: 'Beaver County', kind: 'county', county: 'Beaver', state: 'PA', lat: 40.68414, lon: -80.350721 },
  { slug: 'lawrence-county-pa', name: 'Lawrence County', kind: 'county', county: 'Lawrence', state: 'PA', lat: 40.992735, lon: -80.334446 },
]

/** Cities whose page lies at the top level of the site. */
// prettier-ignore
export const cities: readonly Area[] = [
  { slug: 'youngstown-oh', name: 'Youngstown', kind: 'city', county: 'Mahoning', state: 'OH', alsoIn: ['Trumbull'], lat: 41.09978, lon: -80.64952 },
  { slug: 'warren-oh', name: 'Warren', kind: 'city', county: 'Trumbull', state: 'OH', lat: 41.23756, lon: -80.81842 },
  { slug: 'salem-oh', name: 'Salem', kind: 'city', county: 'Columbiana', state: 'OH', alsoIn: ['Mahoning'], lat: 40.90089, lon: -80.85675 },
  { slug: 'east-liverpool-oh', name: 'East Liverpool', kind: 'city', county: 'Columbiana', state: 'OH', lat: 40.61868, lon: -80.57729 },
  { slug: 'beaver-falls-pa', name: 'Beaver Falls', kind: 'city', county: 'Beaver', state: 'PA', lat: 40.75201, lon: -80.31923 },
  { slug: 'new-castle-pa', name: 'New Castle', kind: 'city', county: 'Lawrence', state: 'PA', lat: 41.00367, lon: -80.34701 },
]

// prettier-ignore
export const towns: readonly Area[] = [
  { slug: 'columbiana-oh', name: 'Columbiana', kind: 'city', county: 'Columbiana', state: 'OH', alsoIn: ['Mahoning'], lat: 40.88839, lon: -80.69396 },
  { slug: 'boardman-oh', name: 'Boardman', kind: 'township', county: 'Mahoning', state: 'OH', lat: 41.021672, lon: -80.66495 },
  { slug: 'poland-oh', name: 'Poland', kind: 'village', county: 'Mahoning', state: 'OH', lat: 41.02423, lon: -80.6148 },
  { slug: 'canfield-oh', name: 'Canfield', kind: 'city', county: 'Mahoning', state: 'OH', lat: 41.02506, lon: -80.76091 },
  { slug: 'east-palestine-oh', name: 'East Palestine', kind: 'village', county: 'Columbiana', state: 'OH', lat: 40.83395, lon: -80.54035 },
  { slug: 'lisbon-oh', name: 'Lisbon', kind: 'village', county: 'Columbiana', state: 'OH', lat: 40.772, lon: -80.76813 },
  { slug: 'leetonia-oh', name: 'Leetonia', kind: 'village', county: 'Columbiana', state: 'OH', lat: 40.87728, lon: -80.75536 },
  { slug: 'north-lima-oh', name: 'North Lima', kind: 'community', county: 'Mahoning', state: 'OH', lat: 40.947372, lon: -80.664007 },
  { slug: 'rogers-oh', name: 'Rogers', kind: 'village', county: 'Columbiana', state: 'OH', lat: 40.789667, lon: -80.627462 },
  { slug: 'negley-oh', name: 'Negley', kind: 'community', county: 'Columbiana', state: 'OH', lat: 40.792736, lon: -80.535946 },
  { slug: 'homeworth-oh', name: 'Homeworth', kind: 'community', county: 'Columbiana', state: 'OH', lat: 40.836069, lon: -81.06514 },
  { slug: 'sebring-oh', name: 'Sebring', kind: 'village', county: 'Mahoning', state: 'OH', lat: 40.92284, lon: -81.01898 },
  { slug: 'damascus-oh', name: 'Damascus', kind: 'community', county: 'Mahoning', state: 'OH', lat: 40.906191, lon: -80.949325 },
  { slug: 'niles-oh', name: 'Niles', kind: 'city', county: 'Trumbull', state: 'OH', lat: 41.18284, lon: -80.76536 },
  { slug: 'girard-oh', name: 'Girard', kind: 'city', county: 'Trumbull', state: 'OH', lat: 41.15395, lon: -80.70147 },
  { slug: 'hubbard-oh', name: 'Hubbard', kind: 'city', county: 'Trumbull', state: 'OH', lat: 41.15645, lon: -80.56924 },
  { slug: 'alliance-oh', name: 'Alliance', kind: 'city', county: 'Stark', state: 'OH', alsoIn: ['Mahoning'], lat: 40.91534, lon: -81.10593 },
  { slug: 'canton-oh', name: 'Canton', kind: 'city', county: 'Stark', state: 'OH', lat: 40.79895, lon: -81.37845 },
  { slug: 'carrollton-oh', name: 'Carrollton', kind: 'village', county: 'Carroll', state: 'OH', lat: 40.57284, lon: -81.08565 },
  { slug: 'wellsville-oh', name: 'Wellsville', kind: 'village', county: 'Columbiana', state: 'OH', lat: 40.60284, lon: -80.64896 },
  { slug: 'calcutta-oh', name: 'Calcutta', kind: 'community', county: 'Columbiana', state: 'OH', lat: 40.6734, lon: -80.57646 },
  { slug: 'salineville-oh', name: 'Salineville', kind: 'village', county: 'Columbiana', state: 'OH', lat: 40.62256, lon: -80.83786 },
  { slug: 'hanoverton-oh', name: 'Hanoverton', kind: 'village', county: 'Columbiana', state: 'OH', lat: 40.754694, lon: -80.935488 },
  { slug: 'new-waterford-oh', name: 'New Waterford', kind: 'village', county: 'Columbiana', state: 'OH', lat: 40.84506, lon: -80.61452 },
  { slug: 'austintown-oh', name: 'Austintown', kind: 'township', county: 'Mahoning', state: 'OH', lat: 41.09472, lon: -80.760788 },
  { slug: 'struthers-oh', name: 'Struthers', kind: 'city', county: 'Mahoning', state: 'OH', lat: 41.05256, lon: -80.60785 },
  { slug: 'campbell-oh', name: 'Campbell', kind: 'city', county: 'Mahoning', state: 'OH', lat: 41.07839, lon: -80.59924 },
  { slug: 'lowellville-oh', name: 'Lowellville', kind: 'village', county: 'Mahoning', state: 'OH', lat: 41.03534, lon: -80.53646 },
  { slug: 'new-middletown-oh', name: 'New Middletown', kind: 'village', county: 'Mahoning', state: 'OH', lat: 40.96117, lon: -80.55757 },
  { slug: 'craig-beach-oh', name: 'Craig Beach', kind: 'village', county: 'Mahoning', state: 'OH', lat: 41.117, lon: -80.98342 },
  { slug: 'cortland-oh', name: 'Cortland', kind: 'city', county: 'Trumbull', state: 'OH', lat: 41.33033, lon: -80.72536 },
  { slug: 'howland-oh', name: 'Howland', kind: 'township', county: 'Trumbull', state: 'OH', lat: 41.23828, lon: -80.751872 },
  { slug: 'champion-oh', name: 'Champion', kind: 'township', county: 'Trumbull', state: 'OH', lat: 41.31025, lon: -80.85828 },
  { slug: 'brookfield-oh', name: 'Brookfield', kind: 'township', county: 'Trumbull', state: 'OH', lat: 41.23646, lon: -80.561784 },
  { slug: 'lordstown-oh', name: 'Lordstown', kind: 'village', county: 'Trumbull', state: 'OH', lat: 41.16561, lon: -80.85758 },
  { slug: 'kinsman-oh', name: 'Kinsman', kind: 'township', county: 'Trumbull', state: 'OH', lat: 41.456231, lon: -80.57111 },
  { slug: 'vienna-oh', name: 'Vienna', kind: 'township', county: 'Trumbull', state: 'OH', lat: 41.23404, lon: -80.666669 },
  { slug: 'newton-falls-oh', name: 'Newton Falls', kind: 'village', county: 'Trumbull', state: 'OH', lat: 41.18839, lon: -80.97815 },
  { slug: 'darlington-pa', name: 'Darlington', kind: 'borough', county: 'Beaver', state: 'PA', lat: 40.810298, lon: -80.423389 },
  { slug: 'enon-valley-pa', name: 'Enon Valley', kind: 'borough', county: 'Lawrence', state: 'PA', lat: 40.855756, lon: -80.456243 },
  { slug: 'ellwood-city-pa', name: 'Ellwood City', kind: 'borough', county: 'Lawrence', state: 'PA', alsoIn: ['Beaver'], lat: 40.86173, lon: -80.28645 },
  { slug: 'aliquippa-pa', name: 'Aliquippa', kind: 'city', county: 'Beaver', state: 'PA', lat: 40.615827, lon: -80.255162 },
  { slug: 'center-township-pa', name: 'Center Township', kind: 'township', county: 'Beaver', state: 'PA', lat: 40.648051, lon: -80.299049 },
  { slug: 'hopewell-township-pa', name: 'Hopewell Township', kind: 'township', county: 'Beaver', state: 'PA', lat: 40.589946, lon: -80.272527 },
  { slug: 'rochester-pa', name: 'Rochester', kind: 'borough', county: 'Beaver', state: 'PA', lat: 40.70229, lon: -80.28645 },
  { slug: 'monaca-pa', name: 'Monaca', kind: 'borough', county: 'Beaver', state: 'PA', lat: 40.68729, lon: -80.27145 },
  { slug: 'economy-pa', name: 'Economy', kind: 'borough', county: 'Beaver', state: 'PA', lat: 40.643656, lon: -80.186297 },
  { slug: 'chippewa-township-pa', name: 'Chippewa Township', kind: 'township', county: 'Beaver', state: 'PA', lat: 40.761435, lon: -80.379079 },
  { slug: 'brighton-township-pa', name: 'Brighton Township', kind: 'township', county: 'Beaver', state: 'PA', lat: 40.702589, lon: -80.380924 },
  { slug: 'new-brighton-pa', name: 'New Brighton', kind: 'borough', county: 'Beaver', state: 'PA', lat: 40.73034, lon: -80.31006 },
  { slug: 'baden-pa', name: 'Baden', kind: 'borough', county: 'Beaver', state: 'PA', lat: 40.63507, lon: -80.22812 },
  { slug: 'neshannock-township-pa', name: 'Neshannock Township', kind: 'township', county: 'Lawrence', state: 'PA', lat: 41.050499, lon: -80.350433 },
  { slug: 'new-wilmington-pa', name: 'New Wilmington', kind: 'borough', county: 'Lawrence', state: 'PA', lat: 41.12228, lon: -80.33284 },
  { slug: 'hickory-township-pa', name: 'Hickory Township', kind: 'township', county: 'Lawrence', state: 'PA', lat: 41.037162, lon: -80.285237 },
  { slug: 'shenango-township-pa', name: 'Shenango Township', kind: 'township', county: 'Lawrence', state: 'PA', lat: 40.949757, lon: -80.298007 },
  { slug: 'union-township-pa', name: 'Union Township', kind: 'township', county: 'Lawrence', state: 'PA', lat: 41.008677, lon: -80.394992 },
  { slug: 'bessemer-pa', name: 'Bessemer', kind: 'borough', county: 'Lawrence', state: 'PA', lat: 40.97478, lon: -80.49368 },
  { slug: 'wampum-pa', name: 'Wampum', kind: 'borough', county: 'Lawrence', state: 'PA', lat: 40.885074, lon: -80.34044 },
  { slug: 'volant-pa', name: 'Volant', kind: 'borough', county: 'Lawrence', state: 'PA', lat: 41.112426, lon: -80.259851 },
  { slug: 'pulaski-pa', name: 'Pulaski', kind: 'township', county: 'Lawrence', state: 'PA', lat: 41.095626, lon: -80.451427 },
]

export const areas: readonly Area[] = [...counties, ...cities, ...towns]

const cityPages = new Set(cities)

/** Where the page of a place lies. */
export function areaPath(area: Area) {
  return cityPages.has(area) ? `/${area.slug}` : `/service-areas/${area.slug}`
}

/** "Hubbard, Ohio", as it is written in a sentence. */
export function areaTitle(area: Area) {
  return `${area.name}, ${stateNames[area.state]}`
}
