import * as z from 'zod'

// Which queries are stored. Apart from what stores them, which comes after the first screen.

type StoredFor = (data: unknown, personId: string) => boolean

/** Marks a query whose last answer is shown again, with its age, when the server can't be reached. */
export const stored = { isStored: (() => true) satisfies StoredFor }

const Assigned = z.object({ assigned_to: z.object({ id: z.string() }).nullable() })

/** The same for one request: only what is assigned to the person stays on their device. */
export const storedIfAssigned = {
  isStored: ((data, personId) =>
    Assigned.safeParse(data).data?.assigned_to?.id === personId) satisfies StoredFor,
}
