import { expect, test } from 'vitest'
import { refuseUnfit } from './outside-postgres.ts'

const place = { host: 'db.example:5432', name: 'restore', user: 'app' }

test('a PostgreSQL older than 15 is refused, with what there is instead', () => {
  expect(() => refuseUnfit({ major: 14, mayCreate: true }, place)).toThrow(
    'The PostgreSQL at db.example:5432 is version 14; Mission Restore needs 15 or newer. ' +
      'Upgrade it, or leave DATABASE_URL out to use the built-in one.',
  )
  expect(() => refuseUnfit({ major: 15, mayCreate: true }, place)).not.toThrow()
})
