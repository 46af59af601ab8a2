import { companyDay } from '#domain/company/time-zone.ts'
import type { Answers } from '#domain/forms/answers/path.ts'
import { authorizationPrefix } from './gate-forms.ts'
import type { JobForm } from './job-forms.ts'
import { latestOf } from './work-start.ts'

type Known = {
  /** What is filled in or was submitted on this device, the newest last. */
  here: readonly { form: string; answers: Answers }[]
  /** What the office has, the newest of each form. */
  there: readonly Pick<JobForm, 'form' | 'latest'>[]
  today: string
}

/**
 * On which day the customer signed the work authorization, or signs it: the other papers before work bear that day, and nobody types
 * it again. Before there is one it is today, and the day of signing takes its place.
 */
export function agreementDay({ here, there, today }: Known): string {
  const own = here.findLast(({ form }) => isAuthorization(form))?.answers['form_date']
  if (typeof own === 'string' && own !== '') return own
  const signed = there.flatMap(({ form, latest }) => {
    if (!isAuthorization(form) || !latest || latest.state === 'void') return []
    const times = latest.signatures.flatMap(({ signer, way, at }) =>
      signer === 'owner' && way !== 'declined' ? [at] : [],
    )
    return times.map((at) => companyDay(new Date(at)))
  })
  return latestOf(signed) ?? today
}

function isAuthorization(form: string) {
  return form.startsWith(authorizationPrefix)
}
