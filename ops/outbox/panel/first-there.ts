import * as z from 'zod'

const Line = z.object({
  name: z.string(),
  by: z.string().nullable(),
  at: z.string(),
  facts: z
    .object({ facts: z.array(z.string()) })
    .partial()
    .optional(),
})
const Known = z.object({ history: z.array(Line) })

export type First = { by: string | null; at: string }

/** Who changed one of these facts last, and when, by the timeline that the job came with. Null where it tells of none. */
export function whoChanged(current: unknown, names: readonly string[]): First | null {
  return latest(
    current,
    ({ name, facts }) => name === 'job.changed' && names.some((fact) => facts?.facts?.includes(fact)),
  )
}

/** Who moved the job last or put it aside, and when. */
export function whoMoved(current: unknown): First | null {
  return latest(current, ({ name }) => name === 'job.stage_changed' || name === 'job.side_changed')
}

function latest(current: unknown, isIt: (line: z.output<typeof Line>) => boolean): First | null {
  const line = Known.safeParse(current).data?.history.find(isIt)
  return line ? { by: line.by, at: line.at } : null
}
