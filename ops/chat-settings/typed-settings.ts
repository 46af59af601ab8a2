import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { changedParts } from '#platform/versions/changed-parts.ts'
import { losses } from '#domain/leads/losses.ts'
import {
  ChatSettings,
  settingsParts,
  type ChatSettingsRevision,
  type SettingsPart,
} from '#domain/chat/settings/settings.ts'
import { AskedFact } from '#domain/chat/settings/questions.ts'
import { Shown } from '#domain/chat/settings/shown.ts'

const typed = z.string()
const Words = z.object({ en: typed, es: typed })
const Headlines = z.object({
  everywhere: Words,
  home: Words,
  services: Words,
  trauma: Words,
  areas: Words,
  questions: Words,
  contact: Words,
  others: Words,
})

/** The settings as they stand in the forms: texts may still be too long, or missing. */
const TypedSettings: z.ZodType<ChatSettings> = z.object({
  shown: Shown,
  greeting: z.object({
    day: Headlines,
    night: Headlines,
    storm: Headlines,
    night_from: typed,
    night_until: typed,
  }),
  questions: z.object({
    order: z.array(AskedFact),
    asked: z.record(
      AskedFact,
      z.object({
        is_on: z.boolean(),
        question: Words,
        chips: z.record(z.string(), Words),
        of: z.array(z.enum(values(losses))),
      }),
    ),
  }),
  launcher: z.object({ label: Words, color: typed, side: z.enum(['right', 'left']) }),
  trauma: z.object({ pages: z.array(typed) }),
  never_say: z.object({ en: z.array(typed), es: z.array(typed) }),
  canned: z.object({ replies: z.array(z.object({ key: typed, en: typed, es: typed })) }),
  sites: z.object({ origins: z.array(typed) }),
  privacy: z.object({ days: z.number() }),
  availability: z.object({ words: Words }),
  spam: z.object({ words: z.array(typed) }),
  storm: z.object({ is_on: z.boolean(), words: Words }),
})

/** What is typed, and what it is typed over. */
export const Typed = z.object({ revision: z.int(), base: TypedSettings, draft: TypedSettings })
export type Typed = z.output<typeof Typed>

export function fresh({ settings, revision }: ChatSettingsRevision): Typed {
  return { revision, base: settings, draft: settings }
}

/** The parts with something that is not saved. */
export function unsavedParts({ base, draft }: Typed) {
  return changedParts(settingsParts, base, draft)
}

/**
 * What is typed goes on over what was saved since, part by part: of a part in which nothing was typed the newest is shown. `theirs`
 * are the parts that someone else changed while something was typed in them.
 */
export function follow(typed: Typed, { settings, revision }: ChatSettingsRevision) {
  const mine = unsavedParts(typed)
  const theirs = changedParts(settingsParts, typed.base, settings)
  const parts = settingsParts.map((part) => [part, (mine.includes(part) ? typed.draft : settings)[part]])
  const draft = TypedSettings.parse(Object.fromEntries(parts))
  const stillMine = changedParts(settingsParts, settings, draft)
  return {
    typed: { revision, base: settings, draft },
    theirs: theirs.filter((part) => stillMine.includes(part)),
  }
}

/** The settings with this part as it is typed, or what is wrong with it, by its path within the part. */
export function readPart({ base, draft }: Typed, part: SettingsPart) {
  const read = ChatSettings.safeParse({ ...base, [part]: draft[part] })
  const errors: Record<string, string> = {}
  for (const { path, message } of read.error?.issues ?? []) errors[path.slice(1).join('.')] ??= message
  return { settings: read.data ?? null, errors }
}
