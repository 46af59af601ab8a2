import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

const lists = ['domain/refusals/refusal-codes.ts', 'domain/refusals/office-codes.ts']

test('every code in the lists is one that some refusal has', () => {
  const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
  const sources = globSync('{api,domain,platform,site}/**/*.{ts,tsx}', { cwd: projectRoot })
    .filter((file) => !lists.includes(file) && !/\.test\.tsx?$/.test(file))
    .map(read)
    .join('\n')
  const codes = [
    ...lists
      .map(read)
      .join('\n')
      .matchAll(/'([a-z_-]+)'/g),
  ].flatMap(([, code]) => code ?? [])
  expect(codes.length).toBeGreaterThan(100)
  expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted())
  expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([])
})
