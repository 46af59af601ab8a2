import type { Area } from '#domain/areas/areas.ts'
import type { SiteAssets } from '#site/assets.ts'

type Art = SiteAssets['art']

/** The five counties. With `here`, that county is lit, or that place is marked with its line to our address. */
export function ServiceMap({ art, here, home }: { art: Art; here?: Area; home?: Area }) {
  const map = here ? marked(art, here, home) : art.map
  return <div className="map-sheet" dangerouslySetInnerHTML={{ __html: map }} />
}

function marked(art: Art, here: Area, home?: Area) {
  if (here.kind === 'county') return art.map.replace(`data-county="${here.slug}"`, '$& class="here"')

  const [to, from] = [art.points[here.slug], home && art.points[home.slug]]
  if (!to) return art.map
  const line = from ? `<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}"/>` : ''
  const mark = `<g class="mark">${line}<circle cx="${to[0]}" cy="${to[1]}" r="9"/><circle cx="${to[0]}" cy="${to[1]}" r="3.5"/></g>`
  return art.map.replace('</svg>', `${mark}</svg>`)
}
