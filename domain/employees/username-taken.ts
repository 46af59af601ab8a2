import { fieldRefusal } from '#platform/refusal.ts'

export function nameTaken() {
  const taken = { status: 409, code: 'username-taken' } as const
  return fieldRefusal('username', 'This username is taken. Choose another one.', taken)
}

/** Of two who choose a name at the same moment the index lets one have it. */
export function refuseTakenName(error: unknown): never {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'employee_username'
  throw isTaken ? nameTaken() : error
}
