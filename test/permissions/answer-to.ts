import type { Person } from '#test/people.ts'
import type { Ask } from './ask.ts'
import type { Place } from './place.ts'
import { requests } from './requests.ts'

/** What an endpoint answers this person, or someone who is not signed in: as a mark of the table, or in words. */
export async function answerTo(name: string, place: Place, person: Person | null) {
  const [method = '', path = ''] = routeOf(name).split(' ')
  const ask: Ask = requests[name] ? await requests[name](place, person ?? place.other) : { path }
  const { json, ...init } = ask.init ?? {}
  const headers = new Headers(init.headers)
  if (json !== undefined) headers.set('Content-Type', 'application/json')
  if (person) headers.set('Authorization', `Bearer ${(ask.by ?? person).token}`)
  const body = json === undefined ? init.body : JSON.stringify(json)
  const answer = await place.api.request(ask.path, { ...init, method, headers, body })
  await answer.body?.cancel()
  if (answer.ok) return 'Y'
  return { 401: '401', 403: '-', 404: '0' }[answer.status] ?? `the status ${answer.status}`
}

export function personOf({ people }: Place, role: Parameters<Place['people']['get']>[0]) {
  const person = people.get(role)
  if (!person) throw new Error(`Nobody is ${role}.`)
  return person
}

/** A row may say after its endpoint which of its requests is meant. */
export function routeOf(name: string) {
  return name.split(' | ')[0] ?? name
}
