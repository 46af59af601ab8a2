import type { GateKey } from '#domain/jobs/stages/gates.ts'
import { namesExceptions } from './fits-job.ts'
import { completionForm, dryingCertificate } from './gate-forms.ts'
import { paperStatus } from './paper-status.ts'
import type { Paper } from './papers.server.ts'
import { mayBeginOn } from './work-start.ts'
import { workStartOf } from './work-start-of.ts'

type There = { state: string | null; isMeasured: boolean; isDry: boolean; today: string }

/** Whether a certificate stands that says all is dry: then it has to be dry still. */
export function saysStillDry(papers: readonly Paper[]): boolean {
  const certificate = papers.find((paper) => isDoneAs(paper, dryingCertificate))
  return certificate !== undefined && !namesExceptions(certificate.exceptions)
}

/** Whether a certificate stands that names the points that are not dry. */
export function saysWhatIsWet(papers: readonly Paper[]): boolean {
  const certificate = papers.find((paper) => isDoneAs(paper, dryingCertificate))
  return certificate !== undefined && namesExceptions(certificate.exceptions)
}

/** Which gates the papers of a job open on a day. */
export function gatesOfPapers(
  papers: readonly Paper[],
  { state, isMeasured, isDry, today }: There,
): GateKey[] {
  const start = workStartOf(papers, state)
  const isDone = (form: string) => papers.some((paper) => isDoneAs(paper, form))
  const met: Partial<Record<GateKey, boolean>> = {
    'work-authorization': start.is_authorized && !start.is_canceled,
    'notice-of-cancellation': start.is_noticed,
    'time-to-cancel': mayBeginOn(start, today),
    'drying-certificate': !isMeasured || (isDone(dryingCertificate) && (isDry || !saysStillDry(papers))),
    satisfaction: isDone(completionForm),
  }
  return gateKeys.filter((key) => met[key])
}

function isDoneAs(paper: Paper, form: string) {
  return paper.form === form && paperStatus(paper, paper.signers) === 'done'
}

const gateKeys = [
  'work-authorization',
  'notice-of-cancellation',
  'time-to-cancel',
  'drying-certificate',
  'satisfaction',
] as const
