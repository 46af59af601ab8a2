import { openProof } from '#platform/proof-of-work/proof-solver.ts'

/** A proof of work for the number that is given. Only our own pages may read the challenge. */
export function openContactProof(address: string) {
  return new URL(address).origin === location.origin ? openProof(address) : undefined
}
