import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { sendOnce } from '#domain/emails/emails.server.ts'
import { reportEmail } from './report.email.ts'
import { findReportForEmail } from './reports.server.ts'

/** An email wakes nobody: whoever stands before a machine that is dangerous is told to call, and a person answers. */
export async function mailReport(
  world: World,
  { report_id, times }: { report_id: string; times: number },
): Promise<void> {
  const company = await getCompany(world)
  if (!company.office_recipient) return
  const report = await findReportForEmail(world, report_id)
  if (!report) return
  const email = reportEmail(report, company, world)
  const key = `equipment-report-${report_id}-${times}`
  await sendOnce(world, { key, to: company.office_recipient, ...email }, async () => {})
}
