import { aCertificate } from '#platform/pdf/certificate.fixture.ts'
import { aJobReport } from '#platform/pdf/job-report.fixture.ts'
import { openPress } from '#platform/pdf/render.ts'
import { minute, second } from '#platform/time.ts'
import { median, took } from './statistics.ts'
import { inTime, type Report } from './table.ts'
import { megabytes, whole } from './units.ts'

/** So that each photo has some 170 kB. */
const pixels = 780
const rounds = 30

/** A job report with 20 photos and a certificate in turn, in one thread that has made a paper before. */
export async function measurePapers(): Promise<Report> {
  const certificate = aCertificate()
  const job = await aJobReport({}, pixels)
  const report = { ...job, sections: [...job.sections, ...certificate.sections.slice(0, 3)] }
  const press = openPress({ time: minute, waiting: 1, uses: 1000 })
  const idle = process.memoryUsage.rss()
  const cold = await took(() => press.render(report))
  const opened = process.memoryUsage.rss()
  const before = process.cpuUsage()
  const reports: number[] = []
  const certificates: number[] = []
  for (let round = 0; round < rounds; round++) {
    reports.push(await took(() => press.render(report)))
    certificates.push(await took(() => press.render(certificate)))
  }
  const used = process.cpuUsage(before)
  const grown = process.memoryUsage.rss()
  const bytes = await press.render(report)
  await press.end()
  return {
    rows: [
      inTime(`paper: ${pagesIn(bytes)} pages with 20 photos`, median(reports), second),
      inTime('paper: a certificate of drying with its evidence', median(certificates), second),
    ],
    notes: [
      `Papers: medians of ${rounds}; the report has ${megabytes(bytes.length)}. The first took ${whole(cold)} ms with the start of its thread.`,
      `Memory grew by ${megabytes(opened - idle)} with the first paper, and by ${megabytes(grown - opened)} with ${2 * rounds} more. ` +
        `One of each took ${whole(milliseconds(used) / rounds)} ms of a core.`,
    ],
  }
}

function milliseconds({ user, system }: NodeJS.CpuUsage) {
  return (user + system) / 1000
}

function pagesIn(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1')
  return text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}
