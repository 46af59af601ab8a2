import type { LanguageModel, ModelTrouble } from '#platform/language-model/language-model.ts'
import { betweenSentences } from '../sentences.ts'
import { check, type CheckedSentence, type Fault } from './fault.ts'
import { groundOf } from './ground.ts'
import { mostSentences, noAnswer, promptOf, type Question } from './prompt.ts'

export type Written =
  | { readonly outcome: 'written'; readonly sentences: readonly CheckedSentence[] }
  /** The model says that the passages have no answer. */
  | { readonly outcome: 'none' }
  | { readonly outcome: 'faulty'; readonly fault: Fault }
  | { readonly outcome: 'slow' }
  | { readonly outcome: ModelTrouble; readonly pause?: number | undefined }
  /** Nobody waits for it any more. */
  | { readonly outcome: 'dropped' }

type Writing = {
  /** In milliseconds: until the first sentence is there, and until all are. */
  readonly firstWithin: number
  readonly wholeWithin: number
  /** Aborted when nobody waits for the answer any more. */
  readonly dropped: AbortSignal
  readonly grown: Grown
}

/** Told all sentences that passed, with each one that does. Whether someone still waits for the rest. */
export type Grown = (sentences: readonly CheckedSentence[]) => Promise<boolean>

/** More than three sentences are long. A text without an end is given up here. */
const longestPiece = 600

/**
 * Asks the model, and passes on each sentence once it was checked. The first that fails ends the answer with those before it; where there
 * are none, and where the model is late, in trouble or breaks off, there is no answer.
 */
export async function writeAnswer(
  model: LanguageModel,
  question: Question,
  writing: Writing,
): Promise<Written> {
  const ended = new AbortController()
  const late = new AbortController()
  const tooLate = () => late.abort()
  const first = setTimeout(tooLate, writing.firstWithin)
  const whole = setTimeout(tooLate, writing.wholeWithin)
  const stops = AbortSignal.any([ended.signal, late.signal, writing.dropped])
  try {
    const written = await readAnswer(model, question, { ...writing, stops, begun: () => clearTimeout(first) })
    if (writing.dropped.aborted) return { outcome: 'dropped' }
    return late.signal.aborted ? { outcome: 'slow' } : written
  } finally {
    clearTimeout(first)
    clearTimeout(whole)
    ended.abort()
  }
}

type Reading = Writing & { readonly stops: AbortSignal; readonly begun: () => void }

async function readAnswer(
  model: LanguageModel,
  question: Question,
  { stops, begun, grown }: Reading,
): Promise<Written> {
  const ground = groundOf(question.passages)
  const passed: CheckedSentence[] = []
  let rest = ''
  for await (const piece of model.write(promptOf(question), stops)) {
    if (stops.aborted) break
    if (piece.kind === 'trouble') return { outcome: piece.what, pause: piece.pause }
    if (piece.kind === 'text') {
      const sentences = (rest + piece.text).split(betweenSentences)
      rest = sentences.pop() ?? ''
      const end = await endedBy(sentences)
      if (end) return end
      if (rest.length > longestPiece) return ended('nonsense')
    } else {
      // What was cut short is no sentence.
      return (await endedBy(piece.isWhole ? [rest] : [])) ?? ended('nonsense')
    }
  }
  return { outcome: 'broken' }

  /** Takes sentences, and returns the answer if it ends with one of them. */
  async function endedBy(sentences: readonly string[]): Promise<Written | null> {
    for (const sentence of sentences.map((each) => each.trim()).filter(Boolean)) {
      if (sentence.includes(noAnswer)) return passed.length > 0 ? ended('nonsense') : { outcome: 'none' }
      const checked = check(sentence, { ground, ...question, said: passed })
      if ('fault' in checked) return ended(checked.fault)
      passed.push(checked)
      begun()
      if (!(await grown([...passed]))) return { outcome: 'dropped' }
      if (passed.length === mostSentences) return { outcome: 'written', sentences: passed }
    }
    return null
  }

  function ended(fault: Fault): Written {
    return passed.length > 0 ? { outcome: 'written', sentences: passed } : { outcome: 'faulty', fault }
  }
}
