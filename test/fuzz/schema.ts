import fc from 'fast-check'
import * as z from 'zod'

/** What our OpenAPI uses of JSON Schema. A word that does not stand here fails the reading, so that none is passed over. */
export type Schema = {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  default?: unknown
  description?: string
}

export const Schema: z.ZodType<Schema> = z.lazy(() =>
  z
    .strictObject({
      type: z.union([z.string(), z.array(z.string())]),
      format: z.string(),
      pattern: z.string(),
      enum: z.array(z.unknown()),
      minLength: z.int(),
      maxLength: z.int(),
      minimum: z.number(),
      maximum: z.number(),
      items: Schema,
      minItems: z.int(),
      maxItems: z.int(),
      properties: z.record(z.string(), Schema),
      required: z.array(z.string()),
      additionalProperties: z.union([z.boolean(), Schema]),
      anyOf: z.array(Schema),
      oneOf: z.array(Schema),
      default: z.unknown(),
      description: z.string(),
    })
    .partial(),
)

/** Values that a schema cannot make by itself, by the name of the property that has them: ids of what is there, say. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>

/** Values that the schema takes. */
export function valuesOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const kinds = schema.anyOf ?? schema.oneOf
  if (kinds) return fc.oneof(...kinds.map((one) => valuesOf(one, known)))
  const [type, ...others] = [schema.type ?? []].flat()
  if (others.includes('null')) return fc.option(valuesOf({ ...schema, type }, known))
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 100 })
  if (type === 'number') return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true })
  if (type === 'array')
    return fc.array(valuesOf(schema.items ?? {}, known), {
      minLength: schema.minItems,
      maxLength: Math.min(schema.maxItems ?? 5, 8),
    })
  if (type === 'object') return objectsOf(schema, known)
  if (type === 'string') return textsOf(schema)
  throw new Error(`There are no values for ${JSON.stringify(schema)}.`)
}

function objectsOf({ properties = {}, required = [] }: Schema, known: Known) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, known[name] ?? valuesOf(schema, known)] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
}

function textsOf({ format, pattern, minLength = 0, maxLength = 50 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 7 })
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const most = Math.min(maxLength, 200)
  const usual = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(1, Math.floor(most / 8)) })
  // In capitals twice as long: what is checked before it is changed is then longer than it may be.
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: fc.constant('ß'.repeat(most)) })
}

/** Where and why the value does not fit, or null. What the schema does not name may not be there. */
export function misfit(schema: Schema, value: unknown, at = ''): string | null {
  const kinds = schema.anyOf ?? schema.oneOf
  if (kinds) return kinds.some((one) => misfit(one, value) === null) ? null : `${at}: fits none of the kinds`
  if (schema.enum) return schema.enum.includes(value) ? null : `${at}: ${String(value)} is none of the values`
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return `${at}: is no ${types}`
  if (typeof value === 'string' && schema.pattern && !new RegExp(schema.pattern).test(value))
    return `${at}: is not like ${schema.pattern}`
  if (Array.isArray(value))
    return firstMisfit(value.map((item, index) => [`${at}[${index}]`, schema.items ?? {}, item]))
  return typeof value === 'object' && value !== null ? misfitOfObject(schema, value, at) : null
}

function misfitOfObject(schema: Schema, value: object, at: string) {
  const lacking = schema.required?.find((name) => !Object.hasOwn(value, name))
  if (lacking) return `${at}: lacks ${lacking}`
  const rest = schema.additionalProperties ?? schema.properties === undefined
  const parts: [string, Schema, unknown][] = []
  for (const [name, inner] of Object.entries(value)) {
    const own = schema.properties?.[name] ?? (rest === true ? {} : rest)
    if (!own) return `${at}: has ${name}, which nothing speaks of`
    parts.push([`${at}.${name}`, own, inner])
  }
  return firstMisfit(parts)
}

function firstMisfit(parts: [string, Schema, unknown][]) {
  for (const [at, schema, value] of parts) {
    const found = misfit(schema, value, at)
    if (found) return found
  }
  return null
}

function isOfType(type: string, value: unknown) {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}
