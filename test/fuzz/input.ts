import fc from 'fast-check'
import type { Route } from './routes.ts'
import { valuesOf, type Known } from './schema.ts'
import { brokenTexts, nasty, nastyNames, oddHeaders, oddPathParts, oddQueries, otherTypes } from './nasty.ts'

/** One request, as plain data: a counterexample can be read. */
export type Input = {
  method: string
  path: string
  query: string
  who: string
  headers: [string, string][]
  /** The body of a JSON request before it is written. */
  json?: unknown
  /** What is sent in its place, where there is anything. */
  body?: string | Uint8Array<ArrayBuffer>
}

type Spoil = (input: Input) => Input

/** What the endpoint takes, sent by someone. */
export function validInput(route: Route, all: Known, who: fc.Arbitrary<string>): fc.Arbitrary<Input> {
  const known = knownOf(route, all)
  const params = valuesByName(route, 'path', known)
  const query = valuesByName(route, 'query', known)
  const headers = valuesByName(route, 'header', known)
  const json = route.requestBody?.content['application/json']?.schema
  return fc.record({
    method: fc.constant(route.method),
    path: params.map((values) =>
      route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name])),
    ),
    query: query.map((values) => new URLSearchParams(pairs(values)).toString()),
    who,
    headers: headers.map((values) => {
      const type: [string, string][] = json ? [['Content-Type', 'application/json']] : []
      return [...type, ...pairs(values).filter(isSendable)]
    }),
    ...(json && { json: valuesOf(json, known) }),
  })
}

/** The same, made wrong in one or two ways. */
export function spoiledInput(valid: fc.Arbitrary<Input>): fc.Arbitrary<Input> {
  return fc
    .tuple(valid, fc.array(spoils, { minLength: 1, maxLength: 2 }))
    .map(([input, spoils]) => spoils.reduce((spoiled, spoil) => spoil(spoiled), input))
}

const spoils: fc.Arbitrary<Spoil> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.nat(), nasty).map(([at, value]) => replaceField(at, value)) },
  { weight: 2, arbitrary: fc.nat().map(dropField) },
  { weight: 2, arbitrary: fc.tuple(nastyNames, nasty).map(([name, value]) => addField(name, value)) },
  {
    weight: 2,
    arbitrary: nasty.map((json): Spoil => (input) => ({ ...input, json })),
  },
  { weight: 3, arbitrary: brokenTexts.map(breakText) },
  { weight: 2, arbitrary: otherTypes.map((type) => addHeader(['Content-Type', type])) },
  { weight: 3, arbitrary: fc.tuple(fc.nat(), oddPathParts).map(([at, part]) => replacePart(at, part)) },
  { weight: 3, arbitrary: fc.constant(inCapitals) },
  { weight: 3, arbitrary: oddQueries.map(addQuery) },
  { weight: 2, arbitrary: fc.tuple(fc.nat(), nasty).map(([at, value]) => replaceQuery(at, value)) },
  { weight: 3, arbitrary: oddHeaders.map(addHeader) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('GET', 'HEAD', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND')
      .map((method): Spoil => (input) => ({ ...input, method })),
  },
)

function valuesByName(route: Route, place: 'path' | 'query' | 'header', known: Known) {
  const fields = route.parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema, required }) => {
      const values = known[name] ?? valuesOf(schema, known)
      return [name, required ? values : fc.option(values, { nil: undefined })] as const
    })
  return fc.record(Object.fromEntries(fields), { noNullPrototype: true })
}

/** Of two nouns each has its own ids: what is known as `leads.id` counts as `id` under `/api/leads`. */
function knownOf({ path }: Route, known: Known): Known {
  const prefix = `${path.split('/')[2]}.`
  const own = Object.entries(known).filter(([name]) => name.startsWith(prefix))
  return { ...known, ...Object.fromEntries(own.map(([name, values]) => [name.slice(prefix.length), values])) }
}

function pairs(values: Record<string, unknown>) {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
}

/** No client can send other characters in a header. */
function isSendable([, value]: [string, string]) {
  return /^[\x21-\x7e]*$/.test(value)
}

function encode(value: unknown) {
  return encodeURIComponent(String(value).toWellFormed())
}

function replaceField(at: number, value: unknown): Spoil {
  return (input) => {
    const fields = fieldsOf(input)
    const name = fields[at % Math.max(fields.length, 1)]?.[0] ?? 'name'
    return { ...input, json: Object.fromEntries([...fields, [name, value]]) }
  }
}

function dropField(at: number): Spoil {
  return (input) => {
    const fields = fieldsOf(input)
    return { ...input, json: Object.fromEntries(fields.toSpliced(at % Math.max(fields.length, 1), 1)) }
  }
}

function addField(name: string, value: unknown): Spoil {
  return (input) => ({ ...input, json: Object.fromEntries([...fieldsOf(input), [name, value]]) })
}

function breakText(broken: (text: string) => string | Uint8Array<ArrayBuffer>): Spoil {
  return (input) => ({ ...input, body: broken(JSON.stringify(input.json ?? {})) })
}

function replacePart(at: number, part: string): Spoil {
  return (input) => {
    const parts = input.path.split('/')
    return { ...input, path: parts.with(Math.max(2, parts.length - 1 - (at % 2)), part).join('/') }
  }
}

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** To PostgreSQL the same ids, and so they must be to us: in the path, the query and the body. */
function inCapitals({ path, query, json, ...rest }: Input): Input {
  const raise = (text: string) => text.replace(uuid, (id) => id.toUpperCase())
  const raised = json === undefined ? {} : { json: JSON.parse(raise(JSON.stringify(json))) }
  return { ...rest, path: raise(path), query: raise(query), ...raised }
}

function replaceQuery(at: number, value: unknown): Spoil {
  return (input) => {
    const query = [...new URLSearchParams(input.query)]
    const [name = 'q'] = query[at % Math.max(query.length, 1)] ?? []
    const rest = query.filter(([other]) => other !== name)
    return {
      ...input,
      query: new URLSearchParams([
        ...rest,
        [name, typeof value === 'string' ? value : JSON.stringify(value)],
      ]).toString(),
    }
  }
}

function addQuery(query: string): Spoil {
  return (input) => ({ ...input, query: [input.query, query].filter(Boolean).join('&') })
}

function addHeader(header: [string, string]): Spoil {
  return (input) => ({ ...input, headers: [...input.headers, header] })
}

function fieldsOf({ json }: Input): [string, unknown][] {
  return typeof json === 'object' && json !== null ? Object.entries(json) : []
}
