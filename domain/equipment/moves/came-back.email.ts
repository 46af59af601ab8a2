import { button, emailPage, facts, paragraph } from '#platform/mail/email-page.ts'
import type { World } from '#platform/world.ts'
import type { Company } from '#domain/company/company.ts'
import type { Condition } from './move-choices.ts'

type CameBack = {
  unit: string
  maker: string
  model: string
  condition: Exclude<Condition, 'good'>
  job: string
  by: string
  /** Where the records had it elsewhere, it stays in service until someone looked. */
  isOut: boolean
}

/** To the office: a unit was picked up and can’t go out again as it is. */
export function cameBackEmail(
  { unit, maker, model, condition, job, by, isOut }: CameBack,
  company: Pick<Company, 'name'>,
  { publicUrl }: Pick<World, 'publicUrl'>,
) {
  const subject = `${unit} came back ${condition}`
  const why = isOut
    ? `It is out of service now, so nobody places it. Return it to service once it is ${condition === 'dirty' ? 'clean' : 'repaired'}.`
    : 'It is still in service, because the records have it somewhere else. Check where it is and what it needs.'
  const page = `${publicUrl}/ops/equipment`
  const told = [
    ['Unit', unit],
    ['Model', `${maker} ${model}`],
    ['Picked up at', job],
    ['By', by],
  ] as const
  return {
    subject,
    text: [why, ...told.map(([label, value]) => `${label}: ${value}`), page, company.name].join('\n\n'),
    html: emailPage({
      from: `${company.name} · Equipment`,
      headline: subject,
      parts: [paragraph(why), button('Open Equipment', page), facts(told)],
    }),
  }
}
