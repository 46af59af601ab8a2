import { newId } from '#platform/uuid.ts'
import { aPaperToSign } from '#test/a-paper-to-sign.ts'
import { sending, type Ask, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

/** Requests about papers that are out to be signed, of a job of the person's own and of one that another takes care of. */
export const aboutSigning: Readonly<Record<string, MakeAsk>> = {
  ...forBoth('POST /api/signing-requests', async (job_id, { world }) =>
    sending('/api/signing-requests', await aPaperToSign(world, job_id)),
  ),
  ...forBoth('POST /api/signing-requests/{id}/links', async (job_id, place) =>
    sending(`/api/signing-requests/${await sent(place, job_id)}/links`, { link_id: newId(), channel: 'qr' }),
  ),
  ...forBoth('POST /api/signing-requests/{id}/revoke', async (job_id, place) => ({
    path: `/api/signing-requests/${await sent(place, job_id)}/revoke`,
  })),
  ...forBoth('POST /api/signing-requests/{id}/take-back', async (job_id, place) => ({
    path: `/api/signing-requests/${await sent(place, job_id)}/take-back`,
  })),
}

function forBoth(route: string, ask: (jobId: string, place: Place) => Promise<Ask>): Record<string, MakeAsk> {
  return {
    [`${route} | assigned to them`]: async (place, who) => ask(await place.aJob(who), place),
    [`${route} | another's`]: async (place) => ask(await place.aJob(place.other), place),
  }
}

/** A paper that someone else sent. */
async function sent(place: Place, job_id: string) {
  const json = await aPaperToSign(place.world, job_id)
  const answer = await place.other.request('/api/signing-requests', { method: 'POST', json })
  if (answer.status !== 201) throw new Error(`It was answered with ${answer.status}.`)
  return json.papers[0].id
}
