import { colorOf } from './colors.ts'
import { drawings, type IconName } from './drawings.ts'
import { markPath } from './logo.ts'
import { serviceMap } from './service-map.ts'
import { areas, counties as fiveCounties } from '#domain/areas/areas.ts'

const [gold, ink, ink2, ink3, line] = ['gold', 'ink', 'ink-2', 'ink-3', 'ink-line'].map(colorOf)
const { svg: map, points } = serviceMap()

type Place = { x: number; y: number; scale: number }

/** An icon in the ring of a compass; `x` and `y` are its middle. */
export function emblem(name: IconName, { x, y, scale }: Place) {
  const ticks = Array.from({ length: 72 }, (_, nth) => {
    const [isQuarter, isThird] = [nth % 18 === 0, nth % 6 === 0]
    const [angle, length] = [(nth * Math.PI) / 36, isQuarter ? 26 : isThird ? 18 : 9]
    const end = (r: number) => `${(r * Math.sin(angle)).toFixed(1)} ${(r * Math.cos(angle)).toFixed(1)}`
    return { d: `M${end(200)}L${end(200 - length)}`, isQuarter }
  })
  const path = (quarters: boolean) =>
    ticks
      .filter(({ isQuarter }) => isQuarter === quarters)
      .map(({ d }) => d)
      .join('')
  return group(
    `translate(${x} ${y})scale(${scale})`,
    `<circle r="200" fill="${ink}"/><circle r="200" stroke="${line}" stroke-width="2"/>`,
    `<path d="${path(false)}" stroke="#7d97af" stroke-width="2"/><path d="${path(true)}" stroke="${gold}" stroke-width="4"/>`,
    `<path transform="translate(-120 -120)scale(10)" d="${drawings[name]}" stroke="${gold}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
}

/** The six service cards as on the page: two columns with hairlines between them. */
export function cards(names: readonly IconName[], { x, y, scale }: Place) {
  const cells = names.map((name, nth) => {
    const [left, top] = [(nth % 2) * 190, Math.floor(nth / 2) * 160]
    return `<path transform="translate(${left + 47} ${top + 32})scale(4)" d="${drawings[name]}" stroke="${gold}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>`
  })
  return group(
    `translate(${x} ${y})scale(${scale})`,
    `<path d="M0 0h380v480H0z" fill="${ink}" stroke="${line}" stroke-width="2"/>`,
    `<path d="M190 0v480M0 160h380M0 320h380" stroke="${line}" stroke-width="2"/>`,
    ...cells,
  )
}

/** The map of the five counties without its names, which are too small to read in a list of links. */
export function counties({ x, y, scale }: Place, withTowns: boolean) {
  const drawn = map
    .replace(/<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replaceAll(/<text.*?<\/text>/g, '')
    .replaceAll(/<g class="(towns|states)">.*?<\/g>/g, '')
  const inCounties = areas.filter(
    ({ kind, county }) => kind !== 'county' && fiveCounties.some((five) => five.county === county),
  )
  const dots = inCounties.map(({ slug }) => {
    const [left, top] = points[slug] ?? [0, 0]
    return `<circle cx="${left}" cy="${top}" r="3.2"/>`
  })
  return [
    `<style>.map{fill:none}.map a path{fill:${ink2};stroke:${gold};stroke-width:1.4}.near{stroke:${line}}.border{stroke:#fff;stroke-dasharray:7 3 1 3;stroke-width:1.4}.grat{stroke:#54708a}.rings circle{stroke:#7d97af;stroke-dasharray:1 4;stroke-linecap:round;stroke-width:1.4}.hq{fill:${gold}}.dots{fill:#fff}</style>`,
    `<g class="map" transform="translate(${x} ${y})scale(${scale})">${withTowns ? drawn.replace('<path class="hq"', `<g class="dots">${dots.join('')}</g><path class="hq" stroke="${ink2}" stroke-width="2"`) : drawn}</g>`,
  ].join('')
}

/** Our mark as a hill on the map, in wider and wider lines. */
export function hill({ x, y, scale }: Place) {
  const rings = [2.1, 1.72, 1.36].map(
    (nth) =>
      `<path transform="translate(${-20 * nth} ${-26 * nth})scale(${nth})" d="${markPath}" stroke="${ink3}" stroke-width="${0.7 / nth}"/>`,
  )
  return group(
    `translate(${x} ${y})scale(${scale})`,
    ...rings,
    `<path transform="translate(-20 -26)" d="${markPath}" stroke="${gold}" stroke-width="2.2"/>`,
  )
}

/** A house twice over: dashed as it was found, and drawn out as it was left, with the slider's handle between. */
export function beforeAndAfter({ x, y, scale }: Place) {
  const house =
    'M-160 -20L0 -150L160 -20M-120 -50V150H120V-50M-40 150V40H40V150M-90 -10h40v50h-40zM50 -10h40v50h-40z'
  return group(
    `translate(${x} ${y})scale(${scale})`,
    `<clipPath id="l"><path d="M-220 -240H0V240H-220z"/></clipPath><clipPath id="r"><path d="M0 -240H220V240H0z"/></clipPath>`,
    `<g clip-path="url(#l)"><path d="${house}" stroke="#7d97af" stroke-width="4" stroke-dasharray="10 9"/></g>`,
    `<g clip-path="url(#r)"><path d="${house}" stroke="${gold}" stroke-width="7" stroke-linejoin="round"/></g>`,
    `<path d="M0 -215V215" stroke="#fff" stroke-width="3"/><circle r="26" fill="${ink}" stroke="#fff" stroke-width="3"/>`,
    `<path d="M-6 -8l-8 8l8 8M6 -8l8 8l-8 8" stroke="#fff" stroke-width="3"/>`,
  )
}

function group(transform: string, ...parts: string[]) {
  return `<g fill="none" transform="${transform}">${parts.join('')}</g>`
}
