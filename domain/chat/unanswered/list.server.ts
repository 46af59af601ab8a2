import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { Library } from '../published/library.server.ts'
import { compared } from './alike.ts'
import { newestFirst, openIn, readGroups, type Question } from './questions.server.ts'
import { chatsSeen, isReadBy } from './seen.server.ts'
import { titled } from './titled.ts'
import type { UnansweredGroup, UnansweredGroups } from './unanswered.ts'

/** So many stand on the screen; those asked less come up once these are done. */
const mostGroups = 60
const fewChats = 5

/** What visitors asked in the last days and got no answer to, what is asked most first. */
export async function listUnanswered(
  world: World,
  { employee }: Allowed<'chat.settings'>,
  library: Pick<Library, 'weigh' | 'closest'>,
): Promise<UnansweredGroups> {
  const all = (await readGroups(world, library.weigh)).map(openIn)
  const seen = await chatsSeen(world, employee, all.flat())
  const groups = all.map((group) => group.filter(isReadBy(seen))).filter((group) => group.length > 0)
  const most = groups
    .toSorted((a, b) => heft(b) - heft(a))
    .slice(0, mostGroups)
    .toSorted((a, b) => b.length - a.length || byNewest(a, b))
  return { items: most.flatMap((group) => shown(group, { library, seen })) }
}

/** What a sender asked first counts whole, the second time half, and so on: asking much takes no one else’s place. */
function heft(group: readonly Question[]) {
  return group.reduce((sum, { turn }) => sum + 1 / turn, 0)
}

function byNewest([a]: readonly Question[], [b]: readonly Question[]) {
  return a && b ? newestFirst(a, b) : 0
}

type Shown = { library: Pick<Library, 'closest'>; seen: ReadonlySet<string> }

function shown(group: readonly Question[], { library, seen }: Shown): UnansweredGroup[] {
  const [newest, oldest] = [group[0], group.at(-1)]
  if (!newest || !oldest) return []
  const { reason, language, at } = newest
  const { question, wordings } = titled(
    group.map(({ text }) => text),
    language,
  )
  const chats = [...new Set(group.map(({ chat_id }) => chat_id))].filter((id) => seen.has(id))
  return [
    {
      id: oldest.message_id,
      question,
      wordings,
      language,
      reason,
      count: group.length,
      last_at: at.toISOString(),
      closest: reason === 'nothing' ? library.closest(newest.text.slice(0, compared.letters)) : null,
      chats: chats.slice(0, fewChats),
    },
  ]
}
