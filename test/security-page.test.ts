import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

const page = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8')

/** `file`: “one title”, “another one” */
const evidence = /`([\w./-]+)`: ((?:“[^”]+”(?:, )?)+)/g

test('every file that the security page names exists', () => {
  const files = [...page.matchAll(/`([\w-]+(?:\/[\w.-]+)*\.(?:tsx?|json))`/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
})

test('every test that the security page names is in the file that it names', () => {
  const named = [...page.matchAll(evidence)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  )
  expect(named.length).toBe(page.match(/“/g)?.length)
  expect(named.length).toBeGreaterThan(20)
  const lacking = named.filter(
    ({ file, title }) => !readFileSync(join(projectRoot, file), 'utf8').includes(`'${title}'`),
  )
  expect(lacking).toEqual([])
})
