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

test('few tests may need a second try, and are named with how they failed', () => {
  expect(vitestReport(vitestRan(0, true, 1))).toEqual({
    passed: 7,
    failed: 0,
    remark: 'At their second try only:\na.browser.test.ts › it works\nError: too late',
  })
  expect(vitestReport(vitestRan(0, true, 3))).toMatchObject({ passed: 4, failed: 3 })
})

test('few journeys may need a second try, and are named', () => {
  const late = '    [journeys] › a.journey.ts:5:1 › it works'
  const output = `  2 flaky\n${late}\n${late}\n  5 passed (12.7m)\n`
  expect(playwrightReport({ ...playwrightRan(0, 2), output })).toEqual({
    passed: 7,
    failed: 0,
    remark: `At their second try only:\n${late}\n${late}\n`,
  })
  expect(playwrightReport(playwrightRan(0, 3))).toMatchObject({ passed: 5, failed: 3 })
  expect(playwrightReport(playwrightRan(1, 1))).toMatchObject({ passed: 6, failed: 1 })
  expect(playwrightReport(playwrightRan(1, 0))).toEqual({ passed: 5, failed: 1 })
  expect(playwrightReport({ ...playwrightRan(0, 0), ok: false })).toEqual({ passed: 5, failed: 1 })
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

function playwrightRan(unexpected: number, flaky: number) {
  return {
    ...outcome,
    ok: unexpected === 0,
    report: JSON.stringify({ stats: { expected: 5, unexpected, flaky } }),
  }
}

function vitestRan(numFailedTests: number, success: boolean, secondTries = 0) {
  const late = { status: 'passed', fullName: 'it works', failureMessages: ['Error: too late'] }
  const testResults = [
    { name: 'a.browser.test.ts', assertionResults: Array.from({ length: secondTries }, () => late) },
  ]
  const report = { numPassedTests: 7, numFailedTests, success, testResults }
  return { ok: success, output: '', report: JSON.stringify(report) }
}
