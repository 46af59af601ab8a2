import * as z from 'zod'
import { refusalsOn, theirOwn } from '#domain/forms/answers/declining.ts'
import { onSheet } from '#domain/forms/answers/on-sheet.ts'
import { rowsOf } from '#domain/forms/answers/rows.ts'
import { pathOf, type Answers, type Path } from '#domain/forms/answers/path.ts'
import { Signed } from '#domain/forms/answers/signed.ts'
import type { Column } from '#domain/forms/definition/columns.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Language } from '#domain/preferences/language.ts'
import { momentWords } from './paper/moment-words.ts'
import { paperWords } from './paper/paper-words.ts'
import { dayWords, valueWords } from './paper/value-words.ts'

/** Where an answer comes from: typed by who filled the form in, taken from the job, counted, or put on the screen with a finger. */
export type AnswerSource = 'typed' | 'job' | 'counted' | 'ink'

/** An answer as it is read: a line each for what was chosen, for a row and for a photo. None where nothing was answered. */
export type AnswerLines = {
  field: string
  label: string
  lines: readonly string[]
  source: AnswerSource
}

type Filled = { form: FormDefinition; answers: Answers; language: Language }

const Photos = z.array(z.object({ sha256: z.string(), caption: z.string().optional() }))
const Given = z.object({ at: z.string(), typed: z.string().optional() })
const Ids = z.array(z.string())

/** What a filled form says, in the order and the words of the version it was filled with: all that is on its path. */
export function answerLines({ form, answers, language }: Filled): AnswerLines[] {
  const path = pathOf(form, answers)
  const isOnSheet = onSheet(path)
  const isBeforeDeclining = refusalsOn(path).length > 0 ? theirOwn(form) : undefined
  return path.shown.flatMap((field) => {
    if (field.type === 'info' || field.type === 'legal') return []
    const said = isBeforeDeclining?.(field)
      ? beforeDeclining(linesOf(field, path, language), field, language)
      : linesOf(field, path, language)
    const isOnPaper = said.lines.length === 0 && isOnSheet(field)
    return [isOnPaper ? { ...said, lines: [paperWords[language].onSheet] } : said]
  })
}

/** What its customer chose or wrote before they declined to sign is no decision: as on the paper, it is called that. */
function beforeDeclining(said: AnswerLines, { type }: Field, language: Language): AnswerLines {
  if (said.lines.length === 0) return said
  const { chosenBefore, writtenBefore } = paperWords[language]
  return { ...said, label: (type === 'choice' ? chosenBefore : writtenBefore)(said.label) }
}

/** Every answer that the record has, whether it is on the path or not: what was hidden since, and what came from the job. */
export function recordedLines({ form, answers, language }: Filled): AnswerLines[] {
  const recorded = { valueOf: (id: string) => (Object.hasOwn(answers, id) ? answers[id] : undefined) }
  const said = fieldsOf(form).filter(({ id }) => Object.hasOwn(answers, id))
  return said.map((field) => linesOf(field, recorded, language))
}

/** What one filled form says otherwise than the one whose place it took. */
export type AnswerChange = { field: string; label: string; gone: readonly string[]; come: readonly string[] }

export function answerChanges(before: Filled, after: Filled): AnswerChange[] {
  const old = new Map(answerLines(before).map((answer) => [answer.field, answer]))
  const now = answerLines(after)
  const told = new Set(now.map(({ field }) => field))
  const changed = now.flatMap((answer) => changeOf(old.get(answer.field), answer))
  const dropped = [...old.values()].filter(({ field }) => !told.has(field))
  return [...changed, ...dropped.flatMap((answer) => changeOf(answer, undefined))]
}

/** Where the same line stands on both sides, it did not change. A row that was corrected goes and comes. */
function changeOf(before: AnswerLines | undefined, after: AnswerLines | undefined): AnswerChange[] {
  const { field, label } = after ?? before ?? { field: '', label: '' }
  const [old, now] = [before?.lines ?? [], after?.lines ?? []]
  const gone = old.filter((line) => !now.includes(line))
  const come = now.filter((line) => !old.includes(line))
  return gone.length + come.length === 0 ? [] : [{ field, label, gone, come }]
}

function linesOf(field: Field, path: Pick<Path, 'valueOf'>, language: Language): AnswerLines {
  const answer = path.valueOf(field.id)
  const label = inLanguage(field.label, language)
  const lines = answer === undefined || answer === null ? [] : wordsOf(field, answer, language)
  return { field: field.id, label, lines, source: sourceOf(field) }
}

function sourceOf(field: Field): AnswerSource {
  switch (field.type) {
    case 'calculated':
      return 'counted'
    case 'signature':
    case 'initials':
    case 'handwriting':
    case 'sketch':
      return 'ink'
    default:
      return 'fact' in field && field.fact ? 'job' : 'typed'
  }
}

function wordsOf(field: Field, answer: unknown, language: Language): string[] {
  switch (field.type) {
    case 'chips':
      return (Ids.safeParse(answer).data ?? []).map((id) => valueWords(field, [id], language))
    case 'photos':
      return photoLines(answer)
    case 'table':
      return rowsOf(answer).map(({ cells }) => rowWords(field.columns, cells, language))
    case 'signature':
      return signatureWords(answer, language)
    case 'initials':
    case 'handwriting':
    case 'sketch':
      return [inkWords(answer, language)]
    default:
      return valueWords(field, answer, language).split('\n')
  }
}

function photoLines(answer: unknown) {
  const photos = Photos.safeParse(answer).data ?? []
  return photos.map(({ sha256, caption }) => caption ?? sha256.slice(0, 8))
}

function rowWords(columns: readonly Column[], cells: Readonly<Record<string, unknown>>, language: Language) {
  const said = columns.flatMap((column) => {
    const cell = cells[column.id]
    if (cell === undefined || cell === null || cell === '') return []
    const words = column.type === 'photos' ? photoLines(cell).join(', ') : valueWords(column, cell, language)
    return [`${inLanguage(column.label, language)}: ${words}`]
  })
  return said.join(' · ')
}

function signatureWords(answer: unknown, language: Language) {
  const signed = Signed.safeParse(answer).data
  if (!signed) return []
  const words = paperWords[language]
  const at = momentWords(new Date(signed.at), language)
  if (signed.way === 'declined')
    return [signed.name, `${words.declined(signed.witness)}, ${at}`, signed.reason]
  if (signed.way === 'paper')
    return [signed.name, words.onPaper(signed.photos.length, dayWords(signed.signed_on, language))]
  const way = signed.way === 'drawn' ? words.drawn : words.typedSignature
  return [signed.name, [way, at, ...(signed.link ? [words.byLink] : [])].join(', ')]
}

function inkWords(answer: unknown, language: Language) {
  const { at, typed } = Given.safeParse(answer).data ?? {}
  if (at && typed) return `${typed}, ${momentWords(new Date(at), language)}`
  const { byHand } = paperWords[language]
  return at === undefined ? byHand : `${byHand}, ${momentWords(new Date(at), language)}`
}
