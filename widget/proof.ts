import { openProof } from '#platform/proof-of-work/proof-solver.ts'

/** A proof of work for the number that is given. */
export const openContactProof = openProof
