import type { AuditCheck } from '#domain/file-audit/file-audit.ts'
import type { AtClock, GapWords } from '../../words/en-audit-gaps.ts'
import type { OfficeGapWords } from '../../words/en-office-gaps.ts'
import type { FileAuditWords } from '../../words/en-file-audit.ts'
import { fixOf } from './fix-of.ts'

/** Gaps that one action closes, the first of them first: a room that is missing is asked for once, whatever lacks it. */
export function groupGaps(gaps: readonly AuditCheck[]): AuditCheck[][] {
  const groups = new Map<string, AuditCheck[]>()
  for (const gap of gaps) {
    const key = keyOf(gap)
    groups.set(key, [...(groups.get(key) ?? []), gap])
  }
  return [...groups.values()]
}

/** What a group says, each title once: three rules that lack a room say so with the same words. */
export function gapTitles(gaps: readonly AuditCheck[], words: FileAuditWords, clock: AtClock): GapWords[] {
  const said = gaps.flatMap(({ key, judged }) =>
    judged.outcome === 'open' ? [words.gap[key](judged.missing, clock)] : [],
  )
  return said.filter(({ title }, nth) => said.findIndex((each) => each.title === title) === nth)
}

/** What the office reads of a group: who has to do what about the first of it. */
export function officeWords(
  gaps: readonly AuditCheck[],
  words: FileAuditWords,
  clock: AtClock,
): OfficeGapWords {
  const [first] = gaps
  const missing = first?.judged.outcome === 'open' ? first.judged.missing : []
  return first ? words.officeGap[first.key](missing, clock) : { more: '', button: '' }
}

/** What is measured together is still measured one by one: only the same place, field or page is the same action. */
function keyOf(gap: AuditCheck) {
  const fix = fixOf(gap)
  if (!fix || (fix.by === 'reading' && fix.at === undefined)) return gap.key
  return fix.by === 'page' && fix.page !== 'rooms' ? gap.key : JSON.stringify(fix)
}
