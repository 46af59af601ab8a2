import { expect, test } from 'vitest'
import { modelServiceOf, readSettings } from './env.ts'

test('without any setting the server is on port 3000 of this machine only', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
  })
})

test('the public address follows the port and loses its slash', () => {
  expect(readSettings({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
  expect(readSettings({ PUBLIC_URL: 'https://example.com/' }).PUBLIC_URL).toBe('https://example.com')
})

test('an empty setting is one that is not set', () => {
  const { PORT, DATABASE_URL } = readSettings({ DATABASE_URL: '', PORT: '' })
  expect([PORT, DATABASE_URL]).toEqual([3000, undefined])
})

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PUBLIC_URL: 'www.example.com' }, 'PUBLIC_URL'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
  [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE'],
  [{ MAIL_FROM: 'office' }, 'MAIL_FROM'],
  [{ CHAT_MODEL_KIND: 'parrot' }, 'CHAT_MODEL_KIND'],
  [{ CHAT_MODEL_URL: 'http://model.example/v1' }, 'CHAT_MODEL_URL'],
  [{ CHAT_MODEL_KIND: 'openai-compatible', CHAT_MODEL_NAME: 'a-model' }, 'CHAT_MODEL_URL'],
  [{ CHAT_MODEL_KIND: 'openai-compatible', CHAT_MODEL_URL: 'https://model.example' }, 'CHAT_MODEL_NAME'],
  [
    { CHAT_MODEL_KIND: 'anthropic', CHAT_MODEL_URL: 'https://model.example', CHAT_MODEL_NAME: 'a-model' },
    'CHAT_MODEL_KEY',
  ],
])('a bad setting names itself: %o', (env, name) => {
  expect(() => readSettings(env)).toThrow(`  ${name}: `)
})

test('the value of a refused setting is not repeated, since it may be a secret', () => {
  expect(() => readSettings({ ADMIN_PASSWORD: 'hunter2' })).toThrow(/^((?!hunter2)[\s\S])*$/)
})

test('a language model is one that the environment names, and none in a demo', () => {
  const env = {
    CHAT_MODEL_KIND: 'openai-compatible',
    CHAT_MODEL_URL: 'http://127.0.0.1:8080/v1',
    CHAT_MODEL_NAME: 'a-model',
  }
  const service = { kind: 'openai-compatible', url: 'http://127.0.0.1:8080/v1', name: 'a-model' }
  expect(modelServiceOf(readSettings(env))).toEqual(service)
  expect(modelServiceOf(readSettings({ ...env, DEMO: '1' }))).toBeNull()
  expect(modelServiceOf(readSettings({}))).toBeNull()
})
