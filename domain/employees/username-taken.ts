import { Refusal } from '#platform/refusal.ts'

export function nameTaken() {
  const sentence = 'This username is taken. Choose another one.'
  return new Refusal(409, 'username-taken', sentence, { fields: { username: [sentence] } })
}

/** Of two who choose a name at the same moment the index lets one have it. */
export function refuseTakenName(error: unknown): never {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'employee_username'
  throw isTaken ? nameTaken() : error
}
