import type { SyncProblem } from '#domain/sync/problem.ts'

type Said = { by: string; at: string | null; words: string; isReply: boolean }

/** The questions of the office and the replies, in the order in which they were said. When an earlier reply came is not known. */
export function saidWords({
  earlier,
  reply,
  received_at,
  by,
}: Pick<SyncProblem, 'earlier' | 'reply' | 'received_at' | 'by'>): Said[] {
  const said = earlier.flatMap(({ reply, reason, decided_by, decided_at }): Said[] => [
    { by: by.name, at: null, words: reply, isReply: true },
    { by: `Sent back by ${decided_by}`, at: decided_at, words: reason, isReply: false },
  ])
  return [...said, { by: by.name, at: received_at, words: reply, isReply: true }].filter(({ words }) => words)
}
