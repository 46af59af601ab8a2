import type { Progress } from '#domain/forms/answers/progress.ts'
import type { NextStep } from './bottom-bar.tsx'
import type { PacketPlan, PacketRow } from './packet-plan.ts'

type About = { progress: ReadonlyMap<string, Progress>; owner: string }

/** The first paper before work that is not filled in; once all of them are, the customer gets the phone. */
export function nextStep({ gate, toSign }: PacketPlan, { progress, owner }: About): NextStep {
  if (gate !== 'papers') return null
  const isFilledIn = ({ draft }: PacketRow) =>
    draft !== null && (progress.get(draft.id)?.isReadyToSign ?? false)
  const unfilled = toSign.find((row) => !isFilledIn(row))
  if (toSign.some((row) => isFilledIn(row)) && !(unfilled && isSignedByOwner(unfilled)))
    return { kind: 'hand', to: owner }
  const row = unfilled ?? toSign[0]
  return row ? { kind: 'fill', row } : null
}

function isSignedByOwner({ form }: PacketRow) {
  return form.signers.some(({ signer, is_needed }) => is_needed && signer === 'owner')
}
