import type { HistoryLine } from '#domain/records/record.ts'

/** A line of the history. The server writes it in English. */
export const history = { line: ({ words }: HistoryLine) => words }
