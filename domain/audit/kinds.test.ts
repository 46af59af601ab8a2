import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { readGrants, writeGrants } from '#domain/roles/grants.ts'
import { permissions } from '#domain/roles/permissions.ts'
import { eventKinds } from '#domain/events/event-kinds.ts'
import { auditGroups } from './kind.ts'
import { auditKinds } from './kinds.ts'
import { seesEverything, visibleKinds } from './visible.ts'

const definition = /\bdefineEvent\(\s*(?:'([^']+)')?/g
const itself = 'domain/events/define-event.ts'

test('every kind of event that the product can write is declared once, and known', () => {
  const files = globSync('{api,content,db,domain,platform,server,site}/**/*.ts', { cwd: projectRoot })
  const sources = files.filter((file) => !/\.(test|fixture)\.ts$/.test(file) && file !== itself)
  const names = sources.flatMap((file) =>
    [...readFileSync(join(projectRoot, file), 'utf8').matchAll(definition)].map(([, name]) => name ?? file),
  )
  expect(names.length).toBeGreaterThan(15)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(Object.keys(eventKinds))).toEqual(new Set(names))
})

test('every group has something in it, and every kind a sentence with and without a person', () => {
  const kinds = Object.values(auditKinds)
  expect(new Set(kinds.map(({ group }) => group))).toEqual(new Set(Object.keys(auditGroups)))
  for (const { label, did, happened } of kinds) {
    expect(label).toMatch(/^[A-Z]/)
    expect(did).toMatch(/^[a-z]/)
    expect(happened).toMatch(/^[a-z{]/)
  }
})

test.each([
  ['nothing else', [], []],
  ['leads.view:assigned', ['requests'], ['assigned']],
  ['employees.view:own', ['on-call', 'people', 'refusals', 'sign-ins'], ['own']],
  ['roles.view', ['roles'], ['all']],
  ['projects.view:assigned', [], []],
])('with %s one is shown the groups %j', (grant, groups, scopes) => {
  const shown = visibleKinds(readGrants(['audit.view', grant]))
  expect([...new Set(shown.map(({ kind }) => kind.group))].sort()).toEqual(groups)
  expect([...new Set(shown.map(({ scope }) => scope))]).toEqual(scopes)
})

test('what an hour of a person costs is shown only to who may see it', () => {
  const names = (grants: string[]) => visibleKinds(readGrants(grants)).map(({ name }) => name)
  expect(names(['employees.view'])).not.toContain('employee.cost_changed')
  expect(names(['employees.view', 'employees.viewCost'])).toContain('employee.cost_changed')
})

test('only who holds each permission without limit sees everything', () => {
  const all = writeGrants(readGrants(permissions))
  expect(seesEverything(readGrants(all))).toBe(true)
  expect(seesEverything(readGrants(all.slice(1)))).toBe(false)
  expect(seesEverything(readGrants([...all.slice(1), 'dashboard.view:own']))).toBe(false)
})
