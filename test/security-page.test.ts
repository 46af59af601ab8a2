import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { rateWindow } from '#platform/requests/rate-window.ts'
import { durationWords } from '#platform/text/duration-words.ts'
import { lockedFor } from '#domain/sessions/attempts.ts'

const page = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8')

/** `file`: “one title”, “another one” */
const evidence = /`([\w./-]+)`: ((?:“[^”]+”(?:, )?)+)/g

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

test('the docs name the time after which one may try again as it is', () => {
  const operations = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8')
  expect(operations).toContain(`After ten wrong guesses a sign-in waits ${durationWords(lockedFor)}`)
  expect(page).toContain(`of which five may be wrong in ${durationWords(lockedFor)}`)
  expect(page).toContain(`in ${durationWords(lockedFor)} 10 second factors of a person`)
  expect(page).toContain(`in ${durationWords(rateWindow)} 60 requests for help`)
})
