import * as z from 'zod'
import type { Block, Fact, Photo, Signature, Table } from '#platform/pdf/document.ts'
import { Ink } from '#domain/forms/answers/ink.ts'
import { onSheet } from '#domain/forms/answers/on-sheet.ts'
import type { Path } from '#domain/forms/answers/path.ts'
import { rowsOf } from '#domain/forms/answers/rows.ts'
import { Signed } from '#domain/forms/answers/signed.ts'
import type { Column } from '#domain/forms/definition/columns.ts'
import type { Section } from '#domain/forms/definition/definition.ts'
import { holds, isAnswered } from '#domain/forms/definition/condition.ts'
import { isQuestion, type Field, type Signer } from '#domain/forms/definition/field.ts'
import type { LegalParagraphs } from '#domain/forms/legal/legal-texts.server.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Language } from '#domain/preferences/language.ts'
import { isLeftBlank } from '#domain/packets/gate-forms.ts'
import { blankOf, blankTableOf } from './blanks.ts'
import { inked } from './inked.ts'
import { momentWords } from './moment-words.ts'
import { paperWords, roleWords } from './paper-words.ts'
import { dayWords, valueWords } from './value-words.ts'

export type PaperSources = {
  path: Path
  language: Language
  /** The text of a legal block in the language of the paper. */
  legal: LegalParagraphs
  /** The bytes of a photo that the form names. */
  photo: (sha256: string) => Uint8Array
  /** What isn't answered is left open to write on: of a form that nobody filled in. */
  isBlank?: boolean
  /** What was chosen and written before somebody declined to sign it. */
  isBeforeDeclining?: ((field: Field) => boolean) | undefined
}

export const Written = z.object({ ink: Ink, at: z.iso.datetime() })
const TypedInitials = z.object({ typed: z.string(), at: z.iso.datetime() })
const Sketch = z.object({ ink: Ink })
const Photos = z.array(z.object({ sha256: z.string(), caption: z.string().optional() }))

/** What a section shows: only what is on the path, in its order; what was answered in a line stands in rows. */
export function sectionBlocks({ fields }: Section, sources: PaperSources): Block[] {
  const blocks: Block[] = []
  const shown = fields.filter((field) => sources.path.isShown(field.id) && !isEmptyExtra(field, sources))
  for (const block of shown.flatMap((field) => blocksOf(field, sources))) {
    const last = blocks.at(-1)
    if (block.kind === 'rows' && last?.kind === 'rows')
      blocks.splice(-1, 1, { kind: 'rows', rows: [...last.rows, ...block.rows] })
    else if (block.kind === 'signatures' && last?.kind === 'signatures')
      blocks.splice(-1, 1, { kind: 'signatures', signatures: [...last.signatures, ...block.signatures] })
    else blocks.push(block)
  }
  return blocks
}

/** What nobody had to answer and nobody did takes no place. Who could have signed and didn't is said. */
function isEmptyExtra(field: Field, { path, isBlank }: PaperSources) {
  if (
    isBlank ||
    isLeftBlank(field) ||
    field.type === 'signature' ||
    field.type === 'info' ||
    field.type === 'legal'
  )
    return false
  const isNeeded =
    isQuestion(field) &&
    field.need !== undefined &&
    (field.need === 'always' || holds(field.need, path.valueOf))
  return !isNeeded && !isAnswered(path.valueOf(field.id))
}

/** The name of a field; of what came before a refusal to sign with that, so that nobody takes it for what was signed. */
export function labelOf(
  field: Field,
  { path, language, isBeforeDeclining }: Pick<PaperSources, 'path' | 'language' | 'isBeforeDeclining'>,
): string {
  const label = inLanguage(field.label, language)
  if (!isBeforeDeclining?.(field) || !isAnswered(path.valueOf(field.id))) return label
  const { chosenBefore, writtenBefore } = paperWords[language]
  return field.type === 'choice' ? chosenBefore(label) : writtenBefore(label)
}

function blocksOf(field: Field, sources: PaperSources): Block[] {
  const { language, path } = sources
  const label = inLanguage(field.label, language)
  const answer = path.valueOf(field.id)
  switch (field.type) {
    case 'info':
      return [{ kind: 'paragraph', strong: label, text: inLanguage(field.text, language) }]
    case 'legal':
      return [legalOf(field, label, sources)]
    case 'table':
      return tableOf(field.columns, { label, answer }, sources)
    case 'photos':
      return pictures(photosOf(label, answer, sources), () => rowOf(field, undefined, sources))
    case 'signature':
      return [
        { kind: 'signatures', signatures: [signatureOf(field, answer, sources)] },
        ...pictures(pagesOf(label, answer, sources)),
      ]
    case 'handwriting':
    case 'initials':
    case 'sketch':
      return [drawnOf(field, answer, sources)]
    default:
      return [rowOf(field, answer, sources)]
  }
}

function rowOf(field: Field, answer: unknown, sources: PaperSources): Block {
  const { language, isBlank } = sources
  const label = labelOf(field, sources)
  if ((isBlank || isLeftBlank(field)) && !isAnswered(answer)) return blankOf(field, label)
  const row: Fact = { label, value: valueWords(field, answer, language) }
  return { kind: 'rows', rows: [row] }
}

function drawnOf(field: Field, answer: unknown, sources: PaperSources): Block {
  const label = labelOf(field, sources)
  const written = Written.safeParse(answer).data
  if (field.type === 'sketch') {
    const ink = Sketch.safeParse(answer).data?.ink
    return ink ? { kind: 'drawing', label, ink: inked(ink) } : rowOf(field, undefined, sources)
  }
  const typed = TypedInitials.safeParse(answer).data
  if (typed) {
    const value = `${typed.typed}, ${momentWords(new Date(typed.at), sources.language)}`
    return { kind: 'rows', rows: [{ label, value }] }
  }
  if (!written) {
    const value = onSheet(sources.path)(field) ? paperWords[sources.language].onSheet : null
    return value ? { kind: 'rows', rows: [{ label, value }] } : rowOf(field, undefined, sources)
  }
  const ink = inked(written.ink)
  const at = new Date(written.at)
  if (field.type !== 'initials')
    return { kind: 'handwriting', label, writer: signerName('owner', sources), at, ink }
  return { kind: 'initials', initials: [{ clause: label, name: signerName(field.signer, sources), at, ink }] }
}

/** Whoever signed in a role, by the name that stands below the signature; the role where nobody did. */
function signerName(signer: Signer, { path, language }: PaperSources) {
  const signatures = path.shown.filter((field) => field.type === 'signature' && field.signer === signer)
  const [signed] = signatures.flatMap(({ id }) => Signed.safeParse(path.valueOf(id)).data ?? [])
  return signed?.name ?? paperWords[language].signers[signer]
}

function signatureOf(
  field: Extract<Field, { type: 'signature' }>,
  answer: unknown,
  { language, isBlank }: PaperSources,
): Signature {
  const words = paperWords[language]
  const signed = Signed.safeParse(answer).data
  const role = roleWords(field.signer, signed && 'signs_as' in signed ? signed : undefined, language)
  if (!signed)
    return {
      name: '',
      role,
      outcome: { kind: 'open', note: isBlank || isLeftBlank(field) ? '' : words.notSigned },
    }
  const { name } = signed
  const at = new Date(signed.at)
  switch (signed.way) {
    case 'drawn':
      return {
        name,
        role,
        outcome: {
          kind: 'signed',
          ink: inked(signed.ink),
          at,
          device: signed.link ? words.byLink : words.onScreen,
        },
      }
    case 'declined': {
      const { witness, reason } = signed
      return { name, role, outcome: { kind: 'declined', at, witness, reason } }
    }
    case 'typed': {
      const said = [words.typedSignature, momentWords(at, language), ...(signed.link ? [words.byLink] : [])]
      return { name, role, outcome: { kind: 'open', note: said.join(', ') } }
    }
    case 'paper': {
      const day = dayWords(signed.signed_on, language)
      return { name, role, outcome: { kind: 'open', note: words.onPaper(signed.photos.length, day) } }
    }
  }
}

/** The photos of a paper that was signed with a pen. */
function pagesOf(label: string, answer: unknown, { language, photo }: PaperSources): Photo[] {
  const signed = Signed.safeParse(answer).data
  if (signed?.way !== 'paper') return []
  return signed.photos.map(({ sha256 }, nth) => {
    const alt = paperWords[language].pageOf(label, nth + 1, signed.photos.length)
    return { bytes: photo(sha256), sha256, caption: alt, alt }
  })
}

function photosOf(label: string, answer: unknown, { language, photo }: PaperSources): Photo[] {
  const named = Photos.safeParse(answer).data ?? []
  return named.map(({ sha256, caption }, nth) => {
    const alt = paperWords[language].photoOf(label, nth + 1)
    return { bytes: photo(sha256), sha256, caption: caption ?? alt, alt }
  })
}

function legalOf(field: Extract<Field, { type: 'legal' }>, title: string, sources: PaperSources): Block {
  const { block, version } = field
  const paragraphs = sources.legal(block, version) ?? []
  return { kind: 'legal', title, version: String(version), isReviewed: false, paragraphs }
}

function pictures(photos: readonly Photo[], orElse?: () => Block): Block[] {
  if (photos.length > 0) return [{ kind: 'photos', inARow: 3, photos }]
  return orElse ? [orElse()] : []
}

type Asked = { label: string; answer: unknown }

/** The photos of its rows are counted in it, and stand below it. */
function tableOf(columns: readonly Column[], { label, answer }: Asked, sources: PaperSources): Block[] {
  const rows = rowsOf(answer)
  const { language } = sources
  if (rows.length === 0 && sources.isBlank) return blankTableOf(columns, { label, language })
  if (rows.length === 0) return [{ kind: 'rows', rows: [{ label, value: paperWords[language].notAnswered }] }]
  const photos = rows.flatMap(({ cells }) =>
    columns
      .filter(({ type }) => type === 'photos')
      .flatMap((column) => photosOf(inLanguage(column.label, language), cells[column.id], sources)),
  )
  const table: Table = {
    kind: 'table',
    columns: columns.map((column) => ({ label: inLanguage(column.label, language), kind: kindOf(column) })),
    rows: rows.map(({ cells }) => columns.map((column) => cellWords(column, cells[column.id], language))),
  }
  return [{ kind: 'paragraph', strong: label, text: '' }, table, ...pictures(photos)]
}

function cellWords(column: Column, cell: unknown, language: Language) {
  if (column.type !== 'photos') return valueWords(column, cell, language)
  return String(Photos.safeParse(cell).data?.length ?? 0)
}

function kindOf({ type }: Column): Table['columns'][number]['kind'] {
  if (type === 'number' || type === 'photos') return 'number'
  return type === 'calculated' ? 'result' : 'text'
}
