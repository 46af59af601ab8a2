import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { listFiles } from './imports.ts'

/** Besides the folder that a table belongs to, which others write it, and why. */
const alsoWrite: Readonly<Record<string, { of: string; by: readonly string[] }>> = {
  // A password that is set uses its code up, and whoever may no longer sign in, or moves to another role, has codes that must not work.
  access_code: { of: 'employees', by: ['roles', 'sessions'] },
  // All that opens the portal ends at once, the address of a calendar too.
  calendar_feed: { of: 'visits', by: ['sessions'] },
  // A password is one of the ways to sign in. People move when their role is deleted.
  employee: { of: 'employees', by: ['roles', 'sessions'] },
  employee_role: { of: 'employees', by: ['roles'] },
  // The first point or station settles by which chart the equipment of its job is counted.
  job: { of: 'jobs', by: ['readings'] },
  // A request shows what its job knows, and what its visitor changed on the page of their receipt.
  lead: { of: 'leads', by: ['jobs', 'receipts'] },
  // Whoever uses an uploaded photo marks it as used, so that it is not cleaned away.
  photo: { of: 'photos', by: ['company', 'leads', 'projects'] },
  // A photo of a job says more of itself than one of a request.
  record_photo: { of: 'records', by: ['photos'] },
  // A step that was told gives its visit the time, together with the stage of the job; one that is closed holds its readings.
  visit: { of: 'visits', by: ['jobs', 'readings'] },
  // What is still to be done at a job goes along when it is merged into another one.
  visit_item: { of: 'visits', by: ['jobs'] },
  visit_person: { of: 'visits', by: ['jobs'] },
  visit_text: { of: 'visits', by: ['jobs'] },
  // The same, and whatever is told of a request has its steps in one place.
  visit_step: { of: 'visits', by: ['jobs', 'leads'] },
}

const inBuilder = /\.(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g
const inSql = /\b(?:insert into|delete from) (\w+)|\bupdate (\w+) set\b/g

test('the verbs of one folder write a table, but for a short list', () => {
  const writers = writersOfTables()
  expect(writers.size).toBeGreaterThan(30)
  const shared = [...writers].filter(([, folders]) => folders.size > 1)
  const found = shared.map(([table, folders]) => [table, [...folders].toSorted()])
  const listed = Object.entries(alsoWrite).map(([table, { of, by }]) => [table, [of, ...by].toSorted()])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed))
})

function writersOfTables() {
  const writers = new Map<string, Set<string>>()
  for (const file of listFiles('domain/**/*.ts').filter((file) => !file.includes('.test.'))) {
    const text = readFileSync(join(projectRoot, file), 'utf8')
    const written = [...text.matchAll(inBuilder), ...text.matchAll(inSql)]
    for (const [, table = '', updated = ''] of written) {
      const name = table || updated
      writers.set(name, (writers.get(name) ?? new Set()).add(file.split('/')[1] ?? ''))
    }
  }
  return writers
}
