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
}

/** The next question. What happened decides which ones are asked; whoever does not say is asked what fits anything. */
export function nextQuestion(questions: readonly Question[], { told, skipped, isTrauma, open }: Asked) {
  const loss = isTrauma ? 'trauma' : (told['loss'] ?? 'other')
  return (
    questions.find(({ fact }) => fact === open) ??
    questions.find(
      ({ fact, of }) =>
        !(fact in told) &&
        !skipped.includes(fact) &&
        !(isTrauma && fact === 'loss') &&
        (of === null || of.includes(String(loss))),
    )
  )
}
