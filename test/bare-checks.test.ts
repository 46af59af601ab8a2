import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { listFiles } from './imports.ts'

/** A check that stands alone on its line, where no list, assignment or condition goes on. */
const bareCheck = /(?<![(,=>?:&|[]\s*)\n\s*(?:void |await )?allow(?:ed)?(?:ForAll|OrNot)?\(/g

test('a door hands each permission to the verb that asks for it', () => {
  const bare = (text: string) => text.match(bareCheck)?.length ?? 0
  expect(bare("async (c) => {\n  allowed(c, 'leads.view')\n  return read(world)\n}")).toBe(1)
  expect(bare("{\n  const now = 1\n\n  allowedForAll(c, 'leads.view')\n}")).toBe(1)
  expect(bare("{\n  const viewer = allowed(c, 'leads.view')\n}")).toBe(0)
  expect(bare("read(\n  world,\n  allowed(c, 'leads.view'),\n)")).toBe(0)
  expect(bare("const viewer =\n  allowed(c, 'leads.view')")).toBe(0)

  const doors = listFiles('api/**/*.ts').map((file) => ({
    file,
    text: readFileSync(join(projectRoot, file), 'utf8'),
  }))
  expect(doors.filter(({ text }) => text.includes('allowed(c, ')).length).toBeGreaterThan(10)
  expect(doors.filter(({ text }) => bare(text) > 0).map(({ file }) => file)).toEqual([])
})
