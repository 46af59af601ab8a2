import { useQuery } from '@tanstack/react-query'
import { companyDay } from '#domain/company/time-zone.ts'
import { agreementDay } from '#domain/packets/agreement-day.ts'
import { agreementSigner, type AgreementSigner } from '#domain/packets/agreement-signer.ts'
import type { JobForms } from '#domain/packets/job-forms.ts'
import { jobFormsQuery } from '../../intake/queries.ts'
import { Frozen } from '../../outbox/frozen-form.ts'
import { outboxView, type OutboxView } from '../../outbox/outbox-view.ts'
import { queryClient } from '../../query-client.ts'
import { formDraftsView, type FormDraftsView } from '../../store/form-drafts-view.ts'

/** The day of the work authorization of a job as it is known right now. */
export async function agreementDayHere(jobId: string, at: Date): Promise<string> {
  const query = jobFormsQuery(jobId)
  const forms = await queryClient.ensureQueryData(query).catch(() => queryClient.getQueryData(query.queryKey))
  return dayOf(jobId, { forms, drafts: formDraftsView.get().drafts, outbox: outboxView.get(), at })
}

/** The same as it changes; undefined while it isn’t known here. */
export function useAgreementDay(jobId: string | null, at: Date): string | undefined {
  const { data: forms, isError } = useQuery({ ...jobFormsQuery(jobId ?? ''), enabled: jobId !== null })
  const { drafts, isRead } = formDraftsView.use()
  const outbox = outboxView.use()
  if (jobId === null || !isRead || (!forms && !isError)) return undefined
  return dayOf(jobId, { forms, drafts, outbox, at })
}

/** Who signed the work authorization of a job; null where nobody did, undefined where it isn’t known here. */
export function useAgreementSigner(jobId: string | null): AgreementSigner | null | undefined {
  const { data: forms } = useQuery({ ...jobFormsQuery(jobId ?? ''), enabled: jobId !== null })
  const { drafts } = formDraftsView.use()
  const outbox = outboxView.use()
  if (jobId === null) return undefined
  const there = forms ? [...forms.forms, ...forms.others] : []
  return agreementSigner({ here: formsHere(jobId, { drafts, outbox }), there }) ?? (forms ? null : undefined)
}

/** Whether a form of a job is begun, waits to be sent or is at the office, so that nobody begins it again. */
export function isFormHere(jobId: string, form: string): boolean {
  const forms = queryClient.getQueryData(jobFormsQuery(jobId).queryKey)
  const latest = forms?.forms.find((each) => each.form === form)?.latest
  const here = formsHere(jobId, { drafts: formDraftsView.get().drafts, outbox: outboxView.get() })
  return (latest ? latest.state !== 'void' : false) || here.some((each) => each.form === form)
}

type Here = { drafts: FormDraftsView['drafts']; outbox: OutboxView }
type Known = Here & { forms: JobForms | undefined; at: Date }

function dayOf(jobId: string, { forms, at, ...here }: Known) {
  const there = forms ? [...forms.forms, ...forms.others] : []
  return agreementDay({ here: formsHere(jobId, here), there, today: companyDay(at) })
}

/** What this device has of the forms of a job: what was submitted, then what is filled in. */
function formsHere(jobId: string, { drafts, outbox }: Here) {
  const submitted = [...outbox.received.toReversed(), ...outbox.entries].flatMap((entry) => {
    if (entry.leadId !== jobId || entry.write.kind !== 'submission') return []
    return Frozen.safeParse(JSON.parse(entry.write.body)).data ?? []
  })
  const begun = [...drafts.values()].filter(({ job_id }) => job_id === jobId)
  return [...submitted, ...begun.toSorted((a, b) => a.began_at - b.began_at)]
}
