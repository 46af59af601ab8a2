import { inGroups } from '#platform/database/in-groups.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import type { OpenedReceipt } from '#domain/receipts/receipt.ts'
import { openReceipts } from '#domain/receipts/receipts.server.ts'
import { judge, type Arriving, type Sent } from './judge.server.ts'
import type { AskedRequest } from './lead.ts'
import { receiveLeads, type ReceivedLead } from './receive-leads.server.ts'
import { tooManyAtOnce } from './suspicion/too-many.ts'

type SentWithKey = Sent & { retryKey: string | undefined }
type AdmittedLead = { isNew: boolean; receipt: OpenedReceipt }

/** Requests that arrive at once share a transaction. Those that wait are stored within a second; more are told to call. */
const crowd = { most: 50, mostWaiting: 500, refuse: refuseForNow }
const admitTogether = inGroups({ ...crowd, work: admitAll })
const admitTogetherWithReceipts = inGroups({ ...crowd, work: admitAllWithReceipts })

/** Takes a request for help from any door, in one order: the proof is spent, the signals are judged, photos and request are stored. */
export function admitLead(world: World, request: AskedRequest, arriving: Arriving): Promise<ReceivedLead> {
  return admitTogether(world, { ...arriving, request, isCrowded: askOnce(arriving.isCrowded) })
}

/** The same for who may change their request later: the receipt that lets them is opened with it, or neither. */
export function admitLeadWithReceipt(
  world: World,
  request: AskedRequest,
  arriving: Arriving & { retryKey: string | undefined },
): Promise<AdmittedLead> {
  return admitTogetherWithReceipts(world, { ...arriving, request, isCrowded: askOnce(arriving.isCrowded) })
}

async function admitAll(world: World, sent: readonly Sent[]): Promise<ReceivedLead[]> {
  return receiveLeads(world, await judge(world, sent))
}

async function admitAllWithReceipts(world: World, sent: readonly SentWithKey[]): Promise<AdmittedLead[]> {
  const received = await admitAll(world, sent)
  const receipts = await openReceipts(
    world,
    received.map((lead, nth) => ({ received: lead, retryKey: sent[nth]?.retryKey })),
  )
  return receipts.map((receipt, nth) => ({ isNew: received[nth]?.isNew ?? false, receipt }))
}

/** Asking counts the request, and its transaction may be tried again. */
function askOnce(isCrowded: () => Promise<boolean>) {
  let answer: Promise<boolean> | undefined
  return () => (answer ??= isCrowded())
}

async function refuseForNow(world: World) {
  return new Refusal(503, 'busy', tooManyAtOnce((await getCompany(world)).phone), { retryAfter: 10 })
}
