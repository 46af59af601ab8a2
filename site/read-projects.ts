import { ProjectQuery } from '#domain/projects/project.ts'

/** What an address of the list of projects asks for; null where there can be no such thing. */
export function readProjectQuery(typed: URLSearchParams): ProjectQuery | null {
  const asked = filters.map((name) => [name, typed.get(name) || undefined] as const)
  return ProjectQuery.safeParse(Object.fromEntries(asked)).data ?? null
}

const filters = ProjectQuery.keyof().options
