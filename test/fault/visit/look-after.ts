import type { Entry } from '#ops/outbox/entry.ts'
import { JobDrying } from '#domain/readings/drying-file.ts'
import { ask } from '../colleague.ts'
import type { VisitPlan } from './plan.ts'
import type { Scene } from './scene.ts'

/** Each value that was typed is one reading of its place at this visit, and the evidence of the job fits. */
export async function findReadings(
  url: string,
  {
    scene: { token, job, visit },
    plan,
    entries,
  }: { scene: Scene; plan: VisitPlan; entries: readonly Entry[] },
) {
  const get = (path: string) => ask(url, { token, method: 'GET', path })
  const file = JobDrying.parse(await get(`/api/jobs/${job}/drying`))
  const lost: string[] = []
  const doubled: string[] = []
  const odd: string[] = []
  function expectOne(
    place: string,
    read: readonly { visit_id: string | null; said: string }[],
    typed: string,
  ) {
    if (read.length === 0) lost.push(`${place} was not read`)
    if (read.length > 1) doubled.push(`${place} was read ${read.length} times`)
    for (const { visit_id, said } of read) {
      if (said !== typed) odd.push(`${place} is ${said}, not ${typed}`)
      if (visit_id !== visit) odd.push(`${place} belongs to another visit`)
    }
  }
  for (const { place, value } of plan.points) {
    const point = file.points.find((each) => each.place === place)
    const read = file.readings.filter(({ point_id }) => point_id === point?.id)
    expectOne(
      place,
      read.map((each) => ({ ...each, said: String(each.value) })),
      String(value),
    )
  }
  for (const { place, fahrenheit, humidity } of plan.air) {
    const station = file.stations.find((each) => each.place === place)
    const read = file.air.filter(({ station_id }) => station_id === station?.id)
    expectOne(
      `The air of ${place}`,
      read.map((each) => ({ ...each, said: `${each.air?.fahrenheit} °F, ${each.air?.humidity}%` })),
      `${fahrenheit} °F, ${humidity}%`,
    )
  }
  const { broken, differing } = await get(`/api/jobs/${job}/evidence`)
  if (broken) odd.push(`The evidence breaks at ${broken.position}`)
  if (differing > 0) odd.push(`${differing} rows are not as they were recorded`)
  const open = entries.filter(({ state }) => state !== 'received')
  odd.push(...open.map(({ write, state }) => `${write.kind} is ${state} on the phone`))
  return { acknowledged: entries.length - open.length, lost, doubled, odd }
}
