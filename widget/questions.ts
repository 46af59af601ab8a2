import type { ChatStart } from '#domain/chat/start.ts'

export type Question = ChatStart['questions'][number]

/** What is told so far, as the visitor’s own answers stand. */
export type Told = Readonly<Record<string, string | readonly string[]>>

type Asked = {
  readonly told: Told
  readonly skipped: readonly string[]
  /** On pages about trauma no one is asked for details. */
  readonly isTrauma: boolean
  /** Several answers are being given, or one is changed. */
  readonly open: string | undefined
  /** The loss that a message told of. */
  readonly heard?: string | null | undefined
}

/** The next question. What happened decides which ones are asked; whoever does not say is asked what fits anything. */
export function nextQuestion(
  questions: readonly Question[],
  { told, skipped, isTrauma, open, heard }: Asked,
) {
  const loss = isTrauma ? 'trauma' : (told['loss'] ?? 'other')
  const next = questions.find(
    ({ fact, of }) =>
      !(fact in told) &&
      !skipped.includes(fact) &&
      !(isTrauma && fact === 'loss') &&
      (of === null || of.includes(String(loss))),
  )
  return (
    questions.find(({ fact }) => fact === open) ?? (next?.fact === 'loss' ? toConfirm(next, heard) : next)
  )
}

/** What a message told already is not asked, but confirmed; the empty value stands for all else. */
function toConfirm(question: Question, heard: string | null | undefined): Question {
  const label = question.chips.find(({ value }) => value === heard)?.label
  if (!heard || !label) return question
  const chips = [
    { value: heard, label: { en: 'Yes', es: 'Sí' } },
    { value: '', label: { en: 'Something else', es: 'Otra cosa' } },
  ]
  return { ...question, question: { en: `${label.en}?`, es: `¿${label.es}?` }, chips }
}
