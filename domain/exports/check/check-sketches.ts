import * as z from 'zod'
import { hashOfPlan } from '../hash-of-plan.ts'
import type { ExportProblem } from './check-export.ts'

const file = 'sketches.json'
const Sketches = z.array(
  z.object({ id: z.string(), level: z.string(), plan: z.json(), plan_sha256: z.string() }),
)

/** Whether each plan is the one whose hash stands beside it. Files from before there were sketches in them have none. */
export async function sketchProblems(
  read: (name: string) => Promise<string | null>,
): Promise<ExportProblem[]> {
  const text = await read(file)
  if (text === null) return []
  const sketches = sketchesIn(text)
  if (!sketches) return [{ file, problem: 'It can’t be read.' }]
  const checked = await Promise.all(
    sketches.map(async ({ level, plan, plan_sha256 }): Promise<ExportProblem[]> => {
      if ((await hashOfPlan(plan)) === plan_sha256) return []
      return [{ file, problem: `The plan of the level “${level}” doesn’t match its hash.` }]
    }),
  )
  return checked.flat()
}

function sketchesIn(text: string) {
  try {
    return Sketches.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
