import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { createTestWorld } from '#test/world.ts'

const Description = z.object({
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string().optional() }))),
})

async function describe() {
  const { api, world } = await createTestWorld()
  const source = await (await api.request('/api/openapi.json')).text()
  return { world, source, description: Description.parse(JSON.parse(source)) }
}

test('every endpoint has a name of its own, so that a generated client can call it', async () => {
  const { description, world } = await describe()
  const endpoints = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      endpoint: `${method} ${path}`,
      operationId,
    })),
  )
  expect(endpoints.length).toBeGreaterThan(100)
  expect(endpoints.filter(({ operationId }) => !/^[a-z][A-Za-z]+$/.test(operationId ?? ''))).toEqual([])
  expect(new Set(endpoints.map(({ operationId }) => operationId)).size).toBe(endpoints.length)
  expect(description.servers).toEqual([{ url: world.publicUrl }])
})

test('the description keeps the rules of OpenAPI', async () => {
  const { source } = await describe()
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // The firm's own software has no license to tell of, and one description per endpoint is its summary.
      'info-license': 'off',
      'tag-description': 'off',
      // Here the product answers on this machine alone.
      'no-server-example.com': 'off',
    },
  })
  const problems = await lintFromString({ source, config })
  expect(problems.map(inShort)).toEqual([])
})

test('the linter finds what is wrong', async () => {
  const { source } = await describe()
  const config = await createConfig({ extends: ['recommended-strict'] })
  const broken = source.replace('"operationId":"listLeads"', '"operationId":"getLead"')
  const problems = await lintFromString({ source: broken, config })
  expect(problems.map(({ ruleId }) => ruleId)).toContain('operation-operationId-unique')
})

type Problem = Awaited<ReturnType<typeof lintFromString>>[number]

function inShort({ ruleId, message, location }: Problem) {
  return `${ruleId}: ${message} ${location.map(({ pointer }) => pointer).join(' ')}`
}
