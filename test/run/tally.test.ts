import { expect, test } from 'vitest'
import {
  checkedFiles,
  knipCanary,
  playwrightReport,
  plainCheck,
  scriptReport,
  vitestReport,
} from './tally.ts'

const outcome = { ok: true, output: '', report: '' }
const failed = { passed: 0, failed: 1 }

test('a plain check counts as one', () => {
  expect(plainCheck(outcome)).toEqual({ passed: 1, failed: 0 })
  expect(plainCheck({ ...outcome, ok: false })).toEqual(failed)
})

test('a check that looked at no files has failed', () => {
  const check = checkedFiles(/on (\d+) files/)
  expect(check({ ...outcome, output: 'Finished on 12 files.' })).toEqual({ passed: 1, failed: 0 })
  expect(check({ ...outcome, output: 'Finished on 0 files.' })).toMatchObject(failed)
  expect(check({ ...outcome, output: '' })).toMatchObject(failed)
})

test('the dead code check must find the file that is dead on purpose, and nothing else', () => {
  const canary = deadFile('test/run/nobody-imports-this.ts')
  expect(knipCanary(knipFound(canary))).toEqual({ passed: 1, failed: 0 })
  expect(knipCanary(knipFound())).toMatchObject(failed)
  expect(knipCanary(knipFound(canary, deadFile('site/old.ts')))).toEqual({
    ...failed,
    reason: 'site/old.ts: files site/old.ts',
  })
})

test('tests are counted one by one, and a file that does not load is a failure', () => {
  expect(vitestReport(vitestRan(0, true))).toEqual({ passed: 7, failed: 0 })
  expect(vitestReport(vitestRan(2, false))).toEqual({ passed: 7, failed: 2 })
  expect(vitestReport(vitestRan(0, false))).toEqual({ passed: 7, failed: 1 })
  expect(vitestReport(outcome)).toMatchObject(failed)
})

test('a journey that needed a second try did not pass', () => {
  const report = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } })
  expect(playwrightReport({ ...outcome, ok: false, report })).toEqual({ passed: 5, failed: 2 })
})

test('a script of ours is taken at its last line', () => {
  expect(scriptReport({ ...outcome, output: 'round 1\n5 passed, 0 failed\n' })).toEqual({
    passed: 5,
    failed: 0,
  })
  expect(scriptReport({ ...outcome, ok: false, output: '5 passed, 0 failed\n' })).toEqual({
    passed: 5,
    failed: 1,
  })
  expect(scriptReport({ ...outcome, output: 'nothing' })).toMatchObject(failed)
})

function deadFile(file: string) {
  return { file, files: [{ name: file }], exports: [] }
}

function knipFound(...issues: object[]) {
  return { ...outcome, output: `A word before.\n${JSON.stringify({ issues })}` }
}

function vitestRan(numFailedTests: number, success: boolean) {
  return { ok: success, output: '', report: JSON.stringify({ numPassedTests: 7, numFailedTests, success }) }
}
