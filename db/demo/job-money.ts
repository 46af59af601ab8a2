import { companyDay } from '#domain/company/time-zone.ts'
import { NewEntry } from '#domain/money/entry.ts'
import { parties } from '#domain/money/entry-kinds.ts'
import { enterMoney } from '#domain/money/money.flow.ts'
import { allow } from '#domain/roles/allowed.ts'
import type { Deed, OfJob } from './deed.ts'
import { rollId } from './dice.ts'
import type { DemoAmount } from './job-story.ts'
import { after } from './story.ts'

const centsPerDollar = 100

/** An amount of a job as the office enters it; whoever pays, pays by check. */
export function tellAmount([span, dollars, what]: DemoAmount, { job_id, dice, came, now }: OfJob): Deed {
  const at = after(came, span, now)
  const party = parties.find((one) => one === what) ?? null
  const entry = NewEntry.parse({
    id: rollId(dice, at),
    ...(party ? { type: 'payment', kind: 'check', party } : { type: 'charge', kind: what, party }),
    amount_cents: Math.round(dollars * centsPerDollar),
    on: companyDay(at),
  })
  return {
    at,
    act: (world, { office }) => enterMoney(world, allow(office, 'money.edit'), { ...entry, job_id }),
  }
}
