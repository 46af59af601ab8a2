import { second } from '#platform/time.ts'

export type StreamLimits = {
  /** Streams of one person: a portal has one for each tab. */
  ofPerson: number
  /** Streams of all people. */
  inAll: number
  /** Events that wait for a reader who does not read. */
  waiting: number
  /** Milliseconds between two signs of life. */
  heartbeat: number
}

export const usualStreams: StreamLimits = { ofPerson: 12, inAll: 1000, waiting: 1000, heartbeat: 15 * second }

/** Streams of one device of a chat: a few tabs. Strangers open them, so they take no room of the staff's. */
export const ofVisitors: Pick<StreamLimits, 'ofPerson' | 'inAll'> = { ofPerson: 4, inAll: 2000 }

type Stream = { person: string; end: () => void }

/** The open streams. When there are too many, the oldest stream of this person ends, or of the person with the most. */
export function openStreams({ ofPerson, inAll }: Pick<StreamLimits, 'ofPerson' | 'inAll'>) {
  /** In the order in which they were opened. */
  const open = new Set<Stream>()
  const streamsOf = (person: string) => [...open].filter((stream) => stream.person === person)

  function close(stream: Stream | undefined) {
    if (stream && open.delete(stream)) stream.end()
  }

  return {
    /** Counts one more; `end` is called when it must make room. Returns the way to leave. */
    enter(person: string, end: () => void): () => void {
      const own = streamsOf(person)
      if (own.length >= ofPerson) close(own[0])
      else if (open.size >= inAll) close(streamsOf(personWithMost(open))[0])
      const stream = { person, end }
      open.add(stream)
      return () => void open.delete(stream)
    },
  }
}

function personWithMost(open: Iterable<Stream>) {
  const counts = new Map<string, number>()
  for (const { person } of open) counts.set(person, (counts.get(person) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? ''
}
