import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

test('every client asks in the name of the person, and once more where they had to confirm first', () => {
  const files = globSync('ops/**/*.{ts,tsx}', { cwd: projectRoot })
  const clients = files.flatMap((file) => [
    ...readFileSync(join(projectRoot, file), 'utf8').matchAll(/\bhc<\w+>\([^)]*\)/g),
  ])
  expect(clients.length).toBeGreaterThan(5)
  expect(clients.map(([call]) => call).filter((call) => !call.endsWith(', asMe)'))).toEqual([])
})
