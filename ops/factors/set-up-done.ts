import type { SignedIn } from '#domain/employees/employee.ts'

/** What a set-up comes to; recovery codes come with the first factor alone. */
export type SetUpDone = { user: SignedIn; recovery_codes: string[] }
