import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { openBreaker } from './breaker.ts'

function aBreaker() {
  const clock = { time: 0 }
  return { ...openBreaker(() => clock.time), wait: (time: number) => void (clock.time += time) }
}

test('after three failures in a row nobody is kept waiting, until one tries it again', () => {
  const { mayTry, failed, worked, wait } = aBreaker()
  failed()
  failed()
  worked()
  failed()
  failed()
  expect(mayTry()).toBe(true)
  failed()
  expect(mayTry()).toBe(false)
  wait(minute)
  expect([mayTry(), mayTry()]).toEqual([true, false])
  worked()
  expect([mayTry(), mayTry()]).toEqual([true, true])
})

test('each pause is twice as long, and none longer than a quarter of an hour', () => {
  const { mayTry, failed, wait } = aBreaker()
  for (let failure = 0; failure < 3; failure++) failed()
  for (const pause of [1, 2, 4, 8, 15, 15]) {
    wait(pause * minute - 1)
    expect(mayTry()).toBe(false)
    wait(1)
    expect(mayTry()).toBe(true)
    failed()
  }
})

test('a service that says how long it has too much to do is left alone for so long at once', () => {
  const { mayTry, failed, wait } = aBreaker()
  failed(3 * minute)
  wait(3 * minute - 1)
  expect(mayTry()).toBe(false)
  wait(1)
  expect(mayTry()).toBe(true)
})

test('a try that was left off leaves room for another', () => {
  const { mayTry, failed, leftOff, wait } = aBreaker()
  failed(minute)
  wait(minute)
  expect([mayTry(), mayTry()]).toEqual([true, false])
  leftOff()
  expect(mayTry()).toBe(true)
})
