import type { Progress } from '#domain/forms/answers/progress.ts'
import type { NextStep } from './bottom-bar.tsx'
import type { PacketPlan, PacketRow } from './packet-plan.ts'

type About = { progress: ReadonlyMap<string, Progress>; owner: string }

/**
 * The first paper before work that is not filled in; once all of them are, the customer gets the phone. Then the company signs what
 * they signed, and what is complete is submitted. Last comes what was declined, which is offered again.
 */
export function nextStep(plan: PacketPlan, { progress, owner }: About): NextStep {
  const { gate, before, toSign, toSubmit, declined } = plan
  if (gate !== 'papers') return null
  const progressOf = ({ draft }: PacketRow) => (draft ? progress.get(draft.id) : undefined)
  const isFilledIn = (row: PacketRow) => {
    const far = progressOf(row)
    return far !== undefined && (far.isReadyToSign || far.isComplete || far.hand === 'ready')
  }
  // What is out to be signed by link is in somebody else’s hands.
  const left = toSign.filter(({ status }) => status !== 'sent')
  const unfilled = left.find((row) => !isFilledIn(row))
  const isToHand = before.some((row) => row.status === 'begun' && progressOf(row)?.hand === 'ready')
  if (isToHand && !(unfilled && isSignedByOwner(unfilled))) return { kind: 'hand', to: owner }
  const toFill = unfilled ?? left.find((row) => progressOf(row)?.isComplete === false)
  if (toFill) return { kind: progressOf(toFill)?.hand === 'done' ? 'sign' : 'fill', row: toFill }
  if (toSubmit.length > 0) return { kind: 'submit', rows: toSubmit }
  const [row] = left
  if (row) return { kind: 'fill', row }
  const [refused] = declined
  return refused ? { kind: 'offer', row: refused } : null
}

function isSignedByOwner({ form }: PacketRow) {
  return form.signers.some(({ signer, is_needed }) => is_needed && signer === 'owner')
}
