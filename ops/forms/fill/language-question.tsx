import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { PaperLanguage } from './paper-language.tsx'
import type { Filling } from './use-filling.ts'

/** Whether the language comes first: a customer signs the form, and nobody has answered anything in it yet. */
export function asksLanguage(form: FormDefinition, { answers, seen = {} }: FormDraft) {
  const isForCustomer = fieldsOf(form).some((field) => field.type === 'signature' && field.signer === 'owner')
  const isBegun = Object.entries(answers).some(
    ([field, answer]) => isAnswered(answer) && JSON.stringify(answer) !== JSON.stringify(seen[field]),
  )
  return isForCustomer && form.title.es !== undefined && !isBegun
}

/** In which language the customer reads and signs: before the first question, as it can't be changed once someone has signed. */
export function LanguageQuestion({ filling }: { filling: Filling }) {
  const words = useFillWords()
  return (
    <div role="group" aria-labelledby="question">
      <h2 id="question" className="mt-0.5 text-[1.625rem] leading-tight wrap-anywhere">
        {words.whichLanguage}
      </h2>
      <PaperLanguage filling={filling} />
    </div>
  )
}
