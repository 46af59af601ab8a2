import * as z from 'zod'
import type { Api } from '#api/env.ts'
import { Schema } from './schema.ts'

const Content = z.record(z.string(), z.object({ schema: Schema }))
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  schema: Schema,
})
const Operation = z.object({
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.default({}) })),
})
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

export type Parameter = z.output<typeof Parameter>
export type Route = z.output<typeof Operation> & { name: string; method: string; path: string }

/** Answers with the description itself, and is not part of it. */
const descriptionRoute: Route = {
  name: 'GET /api/openapi.json',
  method: 'GET',
  path: '/api/openapi.json',
  parameters: [],
  responses: { 200: { content: { 'application/json': { schema: {} } } } },
}

/** Every documented endpoint. */
export async function readRoutes(api: Api): Promise<Route[]> {
  const { paths } = Document.parse(await (await api.request('/api/openapi.json')).json())
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const verb = method.toUpperCase()
      return { ...operation, name: `${verb} ${path}`, method: verb, path }
    }),
  )
  return [...documented, descriptionRoute]
}

/** Every endpoint that the router really has, in the spelling of the documents. */
export function routerRoutes(api: Api): string[] {
  const own = api.routes.filter(({ method }) => method !== 'ALL')
  return [...new Set(own.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`))]
}

/** The endpoint that an address leads to, plain words before placeholders; undefined where there is none. */
export function routeAt(routes: readonly Route[], method: string, pathname: string): Route | undefined {
  const verb = method === 'HEAD' ? 'GET' : method
  const fits = routes.filter((route) => route.method === verb && patternOf(route.path).test(pathname))
  return fits.find(({ path }) => !path.includes('{')) ?? fits[0]
}

function patternOf(path: string) {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}
