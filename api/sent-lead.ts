import type { Context } from 'hono'
import * as z from 'zod'
import { checkProof } from '#platform/proof-of-work/proof-of-work.ts'
import { readSignedTime } from '#platform/secrets/signed-time.ts'
import { text } from '#platform/text/text.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { admitLeadWithReceipt } from '#domain/leads/admit.flow.ts'
import { LeadRequest } from '#domain/leads/lead.ts'
import { countSender } from '#domain/leads/suspicion/count-sender.ts'
import { OpenedReceipt } from '#domain/receipts/receipt.ts'
import { body, json, refusals } from './answers.ts'
import { limitBody } from './body-limit.ts'
import type { ApiEnv } from './env.ts'

/** This field never causes a refusal: a malformed proof is treated like a forged one. */
const Proof = z.unknown().optional().openapi({ type: 'string' })

/** A request as forms send it: with the hidden field, the signed time at which the form was opened, its page and its proof of work. */
const SentLead = LeadRequest.extend({
  website: z.string().max(2000).default(''),
  opened: z.string().max(200).optional(),
  page: text(300).default(''),
  proof: Proof,
  /** Random text that the browser stores with the request. A retry with it gets a new secret. */
  retry_key: z.string().max(100).optional(),
})

/** The part of the route that every endpoint receiving requests for help shares. */
export const leadPost = {
  middleware: limitBody,
  request: { body: body(SentLead) },
  responses: {
    201: json(OpenedReceipt, 'Received. The secret opens what the visitor may still change.'),
    200: json(
      OpenedReceipt,
      'Received already: the same answer again, with another secret while none was used.',
    ),
    ...refusals(400, 409, 413, 415, 422, 429),
  },
}

/** Takes a request that was sent by a script, and opens its receipt. */
export async function receiveSentLead(c: Context<ApiEnv>, sent: z.output<typeof SentLead>) {
  const { world, limits, address } = c.var
  const sender = await countSender(limits, { address, phone: async () => (await getCompany(world)).phone })
  const { website, opened, page, proof: sentProof, retry_key: retryKey, ...request } = sent
  return admitLeadWithReceipt(world, request, {
    honeypot: website,
    openedAt: opened === undefined ? undefined : readSignedTime(world.secret, opened),
    isCrossSite: false,
    page,
    proof: await checkProof(world.secret, sentProof, world.now()),
    ...sender,
    retryKey,
  })
}
