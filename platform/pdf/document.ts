/** What a paper says, as plain data: every text is printed as it is, never read as markup. The domain makes it. */
export type DocumentData = {
  title: string
  /** As people quote it: `MR-2611-014-F12`. */
  reference: string
  /** As a stranger types it to check the paper. */
  documentId: string
  revision: number
  language: Language
  /** Given with the revision: the same data always makes the same bytes. */
  generatedAt: Date
  /** Of the place that the paper is about; all times are shown in it. */
  timeZone: string
  letterhead: { name: string; tagline: string; lines: readonly string[] }
  /** The sentence that matters most, and what follows from it. */
  lead?: { claim: string; rest: string }
  /** What every paper of a job begins with, in at most three columns. */
  facts: readonly (readonly Fact[])[]
  /** Stands at the top and on every page: what the paper is not. */
  notice?: string
  /** Stands at the top, its word on every page: what became of a paper that reads as if it stood. */
  stamp?: { word: string; rest: string }
  /** Two sections in one entry stand beside each other. */
  sections: readonly (readonly [Section] | readonly [Section, Section])[]
  /** Null for what is no record: it has no page of evidence, and nobody can check it. */
  evidence: Evidence | null
}

export type Language = 'en' | 'es'

/** A blank is a line to write on. */
export type Fact = { label: string; value: string; isStrong?: boolean; isBlank?: boolean }

export type Section = { heading: string; note?: string; blocks: readonly Block[] }

export type Block =
  | { kind: 'paragraph'; strong?: string; text: string }
  | { kind: 'rows'; rows: readonly Fact[] }
  | { kind: 'list'; items: readonly string[]; isNumbered?: boolean }
  | Legal
  | Table
  | { kind: 'photos'; photos: readonly Photo[]; inARow: 2 | 3 | 4 }
  | { kind: 'charts'; charts: readonly Chart[] }
  | { kind: 'drawing'; label: string; ink: Ink }
  /** Lines to write on. */
  | { kind: 'lines'; label: string; count: number }
  | Handwriting
  | { kind: 'initials'; initials: readonly Initials[] }
  | { kind: 'signatures'; signatures: readonly Signature[] }

/** A legal text in one of its versions. Without the review of a lawyer the paper says so. */
export type Legal = {
  kind: 'legal'
  title: string
  version: string
  isReviewed: boolean
  paragraphs: readonly string[]
}

export type Table = {
  kind: 'table'
  columns: readonly Column[]
  rows: readonly (readonly (string | boolean)[])[]
  /** A short table of narrow columns stands in two halves beside each other. */
  inHalves?: boolean
}

/** `result` is the number that the table is about; the cells of `check` are booleans. */
export type Column = { label: string; kind: 'text' | 'name' | 'number' | 'result' | 'check' | 'code' }

export type Photo = { bytes: Uint8Array; sha256: string; caption: string; alt: string }

/** Values on their way down to a goal. Charts of one block share their scales. */
export type Chart = {
  title: string
  note: string
  alt: string
  goal: number
  gridlines: readonly number[]
  /** One line each; `at` counts in any unit. */
  series: readonly (readonly { at: number; value: number }[])[]
  /** Below the beginning of the lines. */
  start: string
  reached?: { at: number; label: string }
  marks: readonly { at: number; label: string }[]
}

/** What a finger wrote, on a sheet of this size. `t` is in milliseconds. */
export type Ink = {
  width: number
  height: number
  strokes: readonly (readonly { x: number; y: number; t: number }[])[]
}

/** A statement in the writer's own hand. What was typed besides is only an extra. */
export type Handwriting = {
  kind: 'handwriting'
  label: string
  writer: string
  at: Date
  ink: Ink
  typed?: string
}

export type Initials = { clause: string; name: string; at: Date; ink: Ink }

export type Signature = {
  name: string
  role: string
  outcome:
    | { kind: 'signed'; ink: Ink; at: Date; device: string }
    | { kind: 'declined'; at: Date; witness: string; reason: string }
    | { kind: 'open'; note: string }
}

/** The hashes of the record that the paper shows. Its own hash no file can hold. */
export type Evidence = {
  recordHash: string
  previousRevisionHash: string | null
  facts: readonly Fact[]
  /** Where anyone can check the paper: as it is read, and as a camera opens it. */
  verify: { shown: string; url: string } | null
}
