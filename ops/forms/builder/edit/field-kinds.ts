import type { Column } from '#domain/forms/definition/columns.ts'
import type { FieldType } from '#domain/forms/definition/field.ts'

/** The kinds of fields as the office knows them, in the order in which they are offered. */
export const kindGroups: readonly { title: string; kinds: readonly FieldType[] }[] = [
  { title: 'Words', kinds: ['short_text', 'long_text'] },
  { title: 'Choices', kinds: ['yes_no', 'choice', 'chips', 'lookup'] },
  { title: 'Numbers and dates', kinds: ['number', 'money', 'date', 'time', 'calculated'] },
  { title: 'On site', kinds: ['photos', 'sketch', 'place', 'code', 'table'] },
  { title: 'By hand', kinds: ['signature', 'initials', 'handwriting'] },
  { title: 'To read', kinds: ['info', 'legal'] },
]

export const kindWords: Record<FieldType, string> = {
  short_text: 'Short text',
  long_text: 'Long text',
  number: 'Number',
  money: 'Amount',
  choice: 'One of several',
  chips: 'Several of several',
  yes_no: 'Yes or no',
  date: 'Date',
  time: 'Time',
  signature: 'Signature',
  initials: 'Initials',
  handwriting: 'Handwriting',
  photos: 'Photos',
  sketch: 'Sketch',
  table: 'Table',
  lookup: 'Room, machine or person',
  place: 'GPS location',
  code: 'Barcode or QR code',
  calculated: 'Calculated',
  info: 'Information',
  legal: 'Legal text',
}

export const columnWords: Record<Column['type'], string> = {
  text: 'Text',
  number: 'Number',
  choice: 'One of several',
  yes_no: 'Yes or no',
  date: 'Date',
  time: 'Time',
  photos: 'Photos',
  calculated: 'Calculated',
}
