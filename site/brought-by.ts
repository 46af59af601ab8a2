import { areaPath, areas } from '#domain/areas/areas.ts'
import { losses, serviceOfLoss, type Loss } from '#domain/leads/losses.ts'
import { services } from '#domain/services/services.ts'

/** What a visitor brings along to the form: what happened, where, and the page that led there. */
export type BroughtBy = { readonly loss: Loss | ''; readonly town: string; readonly page: string }

const own = '/contact'
const towns = new Map(
  areas
    .filter(({ kind }) => kind !== 'county')
    .map((area) => [areaPath(area), `${area.name}, ${area.state}`] as const),
)

/** The address of the form for someone who has said what happened, or reads a page about it. */
export function contactPath(from: { loss?: Loss; page?: string }) {
  return `/contact?${new URLSearchParams(from)}`
}

/**
 * Reads `?loss=` (and the `?service=` of older links) and `?page=`. Without them the page that the browser says it comes from
 * decides. Only what the list of choices and the map of places know is taken.
 */
export function readBroughtBy(
  query: URLSearchParams,
  referer: string | undefined,
  origin: string,
): BroughtBy {
  const page = pathOf(query.get('page') ?? referer, origin)
  const chosen = losses.find(({ value }) => value === query.get('loss'))?.value
  const service = query.get('service') ?? page.replace('/services/', '')
  return { loss: chosen ?? closestLoss(service), town: towns.get(page) ?? '', page }
}

/** A service may take care of several losses: the first of them in the list is the closest. */
export function closestLoss(service: string): Loss | '' {
  if (!services.some(({ slug }) => slug === service)) return ''
  return losses.find(({ value }) => serviceOfLoss(value) === service)?.value ?? ''
}

function pathOf(address: string | undefined, origin: string) {
  if (!address || !URL.canParse(address, origin)) return own
  const url = new URL(address, origin)
  return url.origin === origin && url.pathname.length < 200 ? url.pathname : own
}
