import { expect, test } from 'vitest'
import { readGrants } from '#domain/roles/grants.ts'
import { permissions } from '#domain/roles/permissions.ts'
import type { Scope } from '#domain/roles/scopes.ts'
import { createTestWorld } from '../world.ts'
import { columns, readTable } from './read-table.ts'
import { heldAtFirst } from './roles.table.ts'

const scopeOf = { a: 'all', s: 'assigned', o: 'own', '-': undefined } satisfies Record<
  string,
  Scope | undefined
>

test('each role of a new portal holds what the specification of the product gives it, and no more', async () => {
  const table = readTable(heldAtFirst, ['a', 's', 'o', '-'])
  expect(table.map(({ name }) => name).toSorted()).toEqual(permissions.toSorted())

  const { world } = await createTestWorld()
  const rows = await world.db.selectFrom('role').select(['name', 'permissions']).orderBy('id').execute()
  expect(rows.map(({ name }) => name)).toEqual(columns)

  for (const { name, permissions: texts } of rows) {
    const expected = table.flatMap(({ name: permission, marks }) => {
      const scope = scopeOf[marks.find(({ role }) => role === name)?.mark ?? '-']
      return scope ? [[permission, scope]] : []
    })
    expect([name, readGrants(texts)]).toEqual([name, Object.fromEntries(expected)])
  }
})
