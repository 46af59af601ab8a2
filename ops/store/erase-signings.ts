import { changeRows } from './handed-over-database.ts'

/** What anyone drew and did not sign goes with the rest of a device that is erased. Apart from what stores it: the login page is small. */
export async function eraseSignings(): Promise<void> {
  await changeRows('signings', (rows) => rows.clear())
}
