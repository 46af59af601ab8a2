import type { Block } from '#platform/pdf/document.ts'
import type { Column } from '#domain/forms/definition/columns.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Language } from '#domain/preferences/language.ts'

const linesOfText = 3
const rowsOfTable = 3

/** What someone writes on where nothing is answered yet: one line, or several where more is asked for. */
export function blankOf({ type }: Field, label: string): Block {
  const isLong = type === 'long_text' || type === 'handwriting' || type === 'sketch'
  if (isLong) return { kind: 'lines', label, count: linesOfText }
  return { kind: 'rows', rows: [{ label, value: '', isBlank: true }] }
}

/** A table with some rows to fill in. */
export function blankTableOf(
  columns: readonly Column[],
  { label, language }: { label: string; language: Language },
): Block[] {
  const row = columns.map(() => '')
  return [
    { kind: 'paragraph', strong: label, text: '' },
    {
      kind: 'table',
      columns: columns.map((column) => ({ label: inLanguage(column.label, language), kind: 'text' })),
      rows: Array.from({ length: rowsOfTable }, () => row),
    },
  ]
}
