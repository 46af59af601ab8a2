import * as z from 'zod'
import type { Outcome } from './groups.ts'

/**
 * What a group counted, why it counts as failed where the numbers alone would not tell, and what whoever reads the
 * report should know although it passed.
 */
export type Tally = { passed: number; failed: number; reason?: string; remark?: string }

const passed: Tally = { passed: 1, failed: 0 }

export function plainCheck({ ok }: Outcome): Tally {
  return ok ? passed : { passed: 0, failed: 1 }
}

/** A check that says how many files it looked at: none is a failure, since a tool that finds nothing to do is content. */
export function checkedFiles(pattern: RegExp) {
  return ({ ok, output }: Outcome): Tally => {
    if (!ok) return { passed: 0, failed: 1 }
    const files = Number(pattern.exec(output)?.[1] ?? 0)
    return files > 0 ? passed : { passed: 0, failed: 1, reason: 'It looked at no files.' }
  }
}

const KnipReport = z.object({
  issues: z.array(z.object({ file: z.string() }).catchall(z.array(z.object({ name: z.string() })))),
})

const canary = 'test/run/nobody-imports-this.ts'

/** knip does not say how much it looked at, but it must find the one file that is dead on purpose, and nothing else. */
export function knipCanary({ output }: Outcome): Tally {
  const report = KnipReport.safeParse(parseJson(output))
  if (!report.success) return { passed: 0, failed: 1, reason: `It gave no report.\n${output}` }
  const found = report.data.issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, issues]) => issues.map(({ name }) => `${file}: ${kind} ${name}`)),
  )
  const isCanary = (line: string) => line.startsWith(`${canary}: `)
  if (!found.some(isCanary)) return { passed: 0, failed: 1, reason: `It did not find ${canary}.` }
  const dead = found.filter((line) => !isCanary(line))
  return dead.length === 0 ? passed : { passed: 0, failed: dead.length, reason: dead.join('\n') }
}

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/** As many tests in a browser as may need their second try in one run: more are a fault of ours, and not of a busy machine. */
const secondTries = 2

/** A test that passed at its second try only has passed, but it is told which, and how the first one failed. */
function withLate(tally: Tally, late: number, names: string): Tally {
  if (late === 0) return tally
  const broken = late > secondTries ? late : 0
  const remark = `At their second try only:\n${names}`
  return { ...tally, passed: tally.passed - broken, failed: tally.failed + broken, remark }
}

/** A test file that does not even load has no failed test in it, but fails the run. */
export function vitestReport({ ok, report }: Outcome): Tally {
  const found = VitestReport.safeParse(parseJson(report))
  if (!found.success) return { passed: 0, failed: 1, reason: 'It gave no report.' }
  const { numPassedTests, numFailedTests, success, testResults } = found.data
  const broke = numFailedTests === 0 && !(ok && success)
  const late = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`),
  )
  const tally = { passed: numPassedTests, failed: broke ? 1 : numFailedTests }
  return withLate(tally, late.length, late.join('\n'))
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

export function playwrightReport({ ok, output, report }: Outcome): Tally {
  const found = PlaywrightReport.safeParse(parseJson(report))
  if (!found.success) return { passed: 0, failed: 1, reason: 'It gave no report.' }
  const { expected, unexpected, flaky } = found.data.stats
  const [, names = ''] = /^ *\d+ flaky\n((?: +\[.*\n)+)/m.exec(output) ?? []
  const tally = withLate({ passed: expected + flaky, failed: unexpected }, flaky, names)
  return { ...tally, failed: tally.failed === 0 && !ok ? 1 : tally.failed }
}

/** A script of ours that closes with `N passed, N failed`. */
export function scriptReport({ ok, output }: Outcome): Tally {
  const [, good, bad] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
  if (!good || !bad) return { passed: 0, failed: 1, reason: 'It did not say what it counted.' }
  const failed = Number(bad)
  return { passed: Number(good), failed: failed === 0 && !ok ? 1 : failed }
}

/** Tools may say a line or two before the report. */
function parseJson(text: string): unknown {
  const begin = text.search(/^\{/m)
  try {
    return JSON.parse(text.slice(Math.max(begin, 0)))
  } catch {
    return null
  }
}
