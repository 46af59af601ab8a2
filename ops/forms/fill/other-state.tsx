import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { Notice } from '../../ui/notice.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'

type Where = { form: Pick<FormDefinition, 'states'>; job: JobDetail | null }

/** The law of the loss address counts: a form for one state can’t be signed for a loss in another. */
export function isInOtherState({ states }: Where['form'], job: Where['job']) {
  const here = job?.facts.state
  return here !== undefined && states.length > 0 && !states.some((state) => state === here)
}

export function OtherState({ form: { states }, job }: Where) {
  const words = useFillWords()
  const here = job?.facts.state ?? ''
  const named = new Map<string, string>(Object.entries(words.states))
  const list = new Intl.ListFormat(words.locale, { type: 'disjunction' })
  return (
    <Notice
      title={words.otherState(
        list.format(states.map((state) => words.states[state])),
        named.get(here) ?? here,
      )}
    />
  )
}
