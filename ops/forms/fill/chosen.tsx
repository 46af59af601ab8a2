import { inLanguage } from '#domain/forms/definition/wording.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { answerWords } from './answer-words.ts'
import type { Filling } from './use-filling.ts'

/** Says aloud what was chosen with a tap: the question is gone with it. */
export function Chosen({ filling: { chosenFor, path, draft } }: { filling: Filling }) {
  const words = useFillWords()
  const field = path.shown.find(({ id }) => id === chosenFor?.field)
  const { language } = draft
  const said = field && answerWords(field, path.valueOf(field.id), { words, language })
  return (
    <p role="status" lang={language} className="sr-only">
      {field && said && `${inLanguage(field.label, language)}: ${said}`}
    </p>
  )
}
