import type { Column } from '#domain/forms/definition/columns.ts'
import { isQuestion, type Field, type FieldType } from '#domain/forms/definition/field.ts'
import type { Option } from '#domain/forms/definition/options.ts'
import type { Wording } from '#domain/forms/definition/wording.ts'
import { kindWords } from './field-kinds.ts'

type Ids = (kind: string) => string

/** A field of a kind with what it can't do without. Its label is written first. */
export function newField(type: FieldType, newId: Ids): Field {
  return ofType(type, { id: newId(type), label: { en: '' } }, newId)
}

/** The same field as one of another kind: its ID, its words and its conditions stay, and what both kinds have. */
export function asKind(field: Field, type: FieldType, newId: Ids): Field {
  if (field.type === type) return field
  const { id, label, help, show_if, seen_with } = field
  const kept = {
    id,
    label,
    ...(help && { help }),
    ...(show_if && { show_if }),
    ...(seen_with && { seen_with }),
  }
  const blank = ofType(type, kept, newId)
  const asked =
    isQuestion(field) && isQuestion(blank)
      ? { ...blank, ...(field.need && { need: field.need }), ...(field.fact && { fact: field.fact }) }
      : blank
  if ('options' in field && 'options' in asked) return { ...asked, options: field.options }
  if ('signer' in field && 'signer' in asked) return { ...asked, signer: field.signer }
  return asked
}

type Base = Pick<Field, 'id' | 'label' | 'help' | 'show_if' | 'seen_with'>

function ofType(type: FieldType, base: Base, newId: Ids): Field {
  switch (type) {
    case 'short_text':
    case 'long_text':
    case 'money':
    case 'date':
    case 'time':
    case 'handwriting':
    case 'sketch':
    case 'place':
    case 'code':
      return { ...base, type }
    case 'number':
      return { ...base, type, decimals: 2 }
    case 'choice':
    case 'chips':
      return { ...base, type, options: [newOption(newId), newOption(newId)] }
    case 'yes_no':
      return { ...base, type, has_na: false }
    case 'signature':
      return { ...base, type, signer: 'owner', may_decline: false }
    case 'initials':
      return { ...base, type, signer: 'owner' }
    case 'photos':
      return { ...base, type, least: 1 }
    case 'table':
      return { ...base, type, columns: [newColumn('text', newId)], least: 0 }
    case 'lookup':
      return { ...base, type, of: 'room' }
    case 'calculated':
      return { ...base, type, formula: '', decimals: 2 }
    case 'info':
      return { ...base, type, text: { en: '' } }
    case 'legal':
      return { ...base, type, block: '', version: 1 }
  }
}

/** Whoever reads a legal text signs below it. */
export function ownerSignature(newId: Ids): Field {
  return {
    id: newId('signature'),
    type: 'signature',
    signer: 'owner',
    may_decline: false,
    need: 'always',
    label: { en: 'Signature', es: 'Firma' },
  }
}

export function newOption(newId: Ids): Option {
  return { id: newId('option'), label: { en: '' } }
}

export function newColumn(type: Column['type'], newId: Ids): Column {
  return columnOf(type, { id: newId('column'), label: { en: '' }, is_needed: false }, newId)
}

/** The same column with another kind of cells. */
export function asColumnKind(column: Column, type: Column['type'], newId: Ids): Column {
  if (column.type === type) return column
  const { id, label, is_needed } = column
  return columnOf(type, { id, label, is_needed }, newId)
}

function columnOf(
  type: Column['type'],
  base: Pick<Column, 'id' | 'label' | 'is_needed'>,
  newId: Ids,
): Column {
  switch (type) {
    case 'text':
    case 'yes_no':
    case 'date':
    case 'time':
    case 'photos':
      return { ...base, type }
    case 'number':
      return { ...base, type, decimals: 2 }
    case 'choice':
      return { ...base, type, options: [newOption(newId)] }
    case 'calculated':
      return { ...base, type, formula: '', decimals: 2 }
  }
}

/** What a field is called in the builder: by its label, and before it has one by its kind. */
export function nameOf(field: { type: FieldType; label: Wording }) {
  return field.label.en.trim() || kindWords[field.type]
}
