import { services } from '#domain/services/services.ts'
import type { getLeadForLetter } from '#domain/leads/lead-views.server.ts'

type LeadForText = Pick<Awaited<ReturnType<typeof getLeadForLetter>>, 'id' | 'reference' | 'service' | 'town'>

/** Phones show it while they are locked, so it names nobody: what, where, and the way to the request. */
export function newAlertText({ id, reference, service, town }: LeadForText, publicUrl: string) {
  const what = services.find(({ slug }) => slug === service)?.lead ?? 'help wanted'
  const headline = [what.charAt(0).toUpperCase() + what.slice(1), town && `in ${oneLine(town)}`]
  return `New request: ${headline.filter(Boolean).join(' ')}, ${reference}. Claim it: ${publicUrl}/ops/submissions/${id}`
}

const longestTown = 60

function oneLine(text: string) {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, longestTown)
}
