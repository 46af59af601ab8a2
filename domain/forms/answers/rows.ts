import * as z from 'zod'

/** A row of a table. It has an ID of its own, so that a row that was moved or removed elsewhere is told from another one. */
export const Row = z.object({ id: z.string(), cells: z.record(z.string(), z.unknown()) })
export type Row = z.output<typeof Row>
const Rows = z.array(Row)

/** The rows of a table as they were filled in; none where it isn't one. */
export function rowsOf(answer: unknown): readonly Row[] {
  return Rows.safeParse(answer).data ?? []
}
