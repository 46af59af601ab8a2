import * as z from 'zod'

const Schema = z.record(z.string(), z.unknown())
const Content = z.record(z.string(), z.object({ schema: Schema.optional() }))

const Operation = z.object({
  summary: z.string().default(''),
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().default(false),
        schema: Schema.default({}),
      }),
    )
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content.default({}) })),
})

const Description = z.object({
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})

export type Endpoint = z.output<typeof Operation> & {
  name: string
  method: string
  path: string
  isOpenToAll: boolean
  /** The schema of the JSON that is sent. */
  body: Record<string, unknown> | undefined
  /** Files and streams are no matter for a form on a page. */
  canBeTried: boolean
}

/** The description as chapters, one for each word behind /api/. */
export function readDescription(json: unknown) {
  const { info, paths } = Description.parse(json)
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toEndpoint(method.toUpperCase(), path, operation)),
  )
  return { title: info.title, chapters: [...Map.groupBy(endpoints, ({ path }) => path.split('/')[2] ?? '')] }
}

function toEndpoint(method: string, path: string, operation: z.output<typeof Operation>): Endpoint {
  const sent = operation.requestBody?.content
  const body = sent?.['application/json']?.schema
  const isStream = Object.values(operation.responses).some(({ content }) => content['text/event-stream'])
  return {
    ...operation,
    name: `${method} ${path}`,
    method,
    path,
    isOpenToAll: operation.security?.length === 0,
    body,
    canBeTried: !isStream && (sent === undefined || body !== undefined),
  }
}

/** A value as the schema asks for it, to be changed by hand: only what must be there, and what a default says. */
export function exampleOf(schema: Record<string, unknown>): unknown {
  const [first] = [schema['enum']].flat()
  if ('default' in schema) return schema['default']
  if (first !== undefined) return first
  const [type] = [schema['type']].flat()
  if (type === 'object') return exampleObject(schema)
  if (type === 'array') return []
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return schema['minimum'] ?? 0
  return schema['format'] === 'uuid' ? '01930000-0000-7000-8000-000000000000' : ''
}

function exampleObject({ properties, required }: Record<string, unknown>) {
  const names = new Set([required].flat())
  const fields = Object.entries(z.record(z.string(), Schema).catch({}).parse(properties))
  return Object.fromEntries(
    fields
      .filter(([name, schema]) => names.has(name) || 'default' in schema)
      .map(([name, schema]) => [name, exampleOf(schema)]),
  )
}

/** The address with its parameters filled in. */
export function addressOf({ path, parameters }: Endpoint, values: Readonly<Record<string, string>>) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: place }) =>
      place === 'query' && values[name] ? [[name, values[name]]] : [],
    ),
  )
  return query.size > 0 ? `${filled}?${query}` : filled
}
