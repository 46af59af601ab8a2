import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoMercator, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import { areas, cities } from '#domain/areas/areas.ts'
import { shortPath } from './short-path.ts'
import { countyLabels, neighbors, townLabels } from './map-labels.ts'

const width = 480
const height = 600
const ringMiles = [10, 20, 30]
const home = { lat: 40.88839, lon: -80.69396 }
const borderLon = -80.519
const milesPerDegree = 69.17

type Point = readonly [number, number]

/** The five counties with rings around Columbiana, and where each of the 71 places lies on the sheet. */
export function serviceMap() {
  const atlas = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'), 'utf8'),
  )
  const shapes = new Map(feature(atlas, atlas.objects.counties).features.map((shape) => [shape.id, shape]))
  const five = countyLabels.flatMap(({ fips }) => shapes.get(fips) ?? [])
  const projection = geoMercator().fitExtent(
    [
      [26, 30],
      [width - 26, height - 34],
    ],
    { type: 'FeatureCollection', features: five },
  )
  const path = geoPath(projection).digits(1)
  const outline = (fips: string, tolerance?: number) =>
    shortPath(path(shapes.get(fips) ?? { type: 'Point', coordinates: [] }) ?? '', tolerance)
  const border = mesh(atlas, atlas.objects.states, (a, b) => a.id === '39' && b.id === '42')
  const place = (lat: number, lon: number) => whole(projection([lon, lat]) ?? [0, 0])

  const points = Object.fromEntries(areas.map(({ slug, lat, lon }) => [slug, place(lat, lon)]))
  const perMile = (place(home.lat + 1, home.lon)[1] - place(home.lat, home.lon)[1]) / -milesPerDegree
  const svg = [
    `<svg class="map" viewBox="0 0 ${width} ${height}" role="group" aria-label="Map of the five counties we serve">`,
    `<path class="near" d="${neighbors.map((fips) => outline(fips, 2.5)).join('')}"/>`,
    graticule(place),
    countyLabels
      .map(({ fips, ...county }) => countyLink(county, outline(fips), points[county.slug]))
      .join(''),
    `<path class="border" d="${shortPath(path(border) ?? '')}"/>`,
    stateNames(place(41.5, borderLon)),
    rings(place(home.lat, home.lon), perMile),
    townNames(points),
    star(place(home.lat, home.lon)),
    '</svg>',
  ].join('')
  return { svg, points }
}

function countyLink(county: Omit<(typeof countyLabels)[number], 'fips'>, d: string, middle?: Point) {
  const [x, y] = middle ?? [0, 0]
  const label = `<text class="cn" x="${x + county.dx}" y="${y + county.dy}">${county.name}</text>`
  const href = `/service-areas/${county.slug}`
  const name = `${county.name} County, ${county.state}`
  return `<a href="${href}" aria-label="${name}" data-county="${county.slug}"><path d="${d}"/>${label}</a>`
}

function rings([x, y]: Point, perMile: number) {
  const circles = ringMiles.map((miles) => {
    const r = Math.round(miles * perMile)
    return `<circle cx="${x}" cy="${y}" r="${r}"/><text x="${x - southWest(r)}" y="${y + southWest(r)}">${miles} mi</text>`
  })
  return `<g class="rings">${circles.join('')}</g>`
}

function southWest(r: number) {
  return Math.round(r * Math.SQRT1_2)
}

/** The two states' names, on either side of the line where it leaves the sheet. */
function stateNames([x]: Point) {
  return `<g class="states"><text x="${x - 8}" y="20" text-anchor="end">Ohio</text><text x="${x + 8}" y="20">Pennsylvania</text></g>`
}

function townNames(points: Record<string, Point>) {
  const names = townLabels.map(({ slug, dx, dy, ...side }) => {
    const town = cities.find((city) => city.slug === slug)
    const [x, y] = points[slug] ?? [0, 0]
    const end = 'end' in side ? ' text-anchor="end"' : ''
    const label = `<text x="${x + dx}" y="${y + dy}"${end}>${town?.name}</text>`
    return `<circle cx="${x}" cy="${y}" r="3"/>${label}`
  })
  return `<g class="towns">${names.join('')}</g>`
}

/** Small crosses at each quarter of a degree, as on a survey sheet. */
function graticule(place: (lat: number, lon: number) => Point) {
  const points = [41.5, 41.25, 41, 40.75, 40.5].flatMap((lat) =>
    [-81, -80.75, -80.5, -80.25].map((lon) => place(lat, lon)),
  )
  // Each begins where the one before ends: the distances repeat, so that they pack well.
  const crosses = points.map(([x, y], nth) => {
    const [beforeX, beforeY] = points[nth - 1] ?? [0, -4]
    return `m${x - 4 - beforeX} ${y - beforeY - 4}h8m-4-4v8`
  })
  return `<path class="grat" d="${crosses.join('').replaceAll(' -', '-')}"/>`
}

function star([x, y]: Point) {
  return `<path class="hq" d="M${x} ${y - 9}l2.6 6 6.4.5-4.9 4.2 1.5 6.3-5.6-3.4-5.6 3.4 1.5-6.3-4.9-4.2 6.4-.5z"/>`
}

function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}
