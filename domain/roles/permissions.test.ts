import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { permissionFacts, permissions } from './permissions.ts'

test('what nothing asks for yet says so, and nothing else does', () => {
  const asked = permissionsAskedFor()
  expect(asked.size).toBeGreaterThan(5)
  const waiting = permissions.filter((permission) => permissionFacts[permission].isWaiting)
  const unasked = permissions.filter((permission) => !asked.has(permission))
  expect(waiting).toEqual(unasked)
})

/** All that stands in `allow(…, 'x.y')`, `allowed(…, 'x.y')`, `Allowed<'x.y'>`, `permissions['x.y']` and lists of permissions. */
function permissionsAskedFor() {
  const files = globSync('{api,domain,server,site}/**/*.{ts,tsx}', { cwd: projectRoot })
  const sources = files.filter((file) => !/\.(test|fixture)\./.test(file))
  return new Set(
    sources.flatMap((file) => {
      const text = readFileSync(join(projectRoot, file), 'utf8')
      const pattern =
        /\ballow(?:ed)?\([^'"]*?,\s*'[\w.]+'|\bAllowed<[^>]*>|\bpermissions\['[\w.]+'\]|\[[^\]]*\] as const satisfies readonly Permission\[\]/g
      const places = text.match(pattern) ?? []
      return places.flatMap((place) => [...place.matchAll(/'([\w.]+)'/g)].map(([, name]) => name))
    }),
  )
}
