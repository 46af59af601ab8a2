import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { JobOfForm } from '#domain/forms/facts/fact-values.ts'
import { Notice } from '../../ui/notice.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'

type Where = { form: Pick<FormDefinition, 'states'>; job: JobOfForm | null }

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
