import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { MadeId, sentId } from './sent-id.ts'
import { newId } from '#platform/uuid.ts'

test('an id has one spelling, however it was sent', () => {
  const id = newId()
  for (const schema of [sentId(), MadeId]) expect(schema.parse(id.toUpperCase())).toBe(id)
  expect(sentId('Person not found.').safeParse('7').error?.issues[0]?.message).toBe('Person not found.')
})

test('no endpoint reads an id of an address by itself', () => {
  const doors = globSync('api/*.ts', { cwd: projectRoot }).filter((file) => !file.endsWith('.test.ts'))
  expect(doors.length).toBeGreaterThan(20)
  expect(doors.filter((file) => /z\.uuid/.test(readFileSync(`${projectRoot}/${file}`, 'utf8')))).toEqual([])
})
