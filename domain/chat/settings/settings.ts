import * as z from 'zod'
import { Availability, firstAvailability } from './availability.ts'
import { Canned, firstCanned } from './canned.ts'
import { firstGreeting, firstStorm, Greeting, Storm } from './greeting.ts'
import { firstLauncher, Launcher } from './launcher.ts'
import { firstPhrases, OwnPhrases } from './own-phrases.ts'
import { firstPrivacy, Privacy } from './privacy.ts'
import { firstQuestions, Questions } from './questions.ts'
import { firstShown, Shown } from './shown.ts'
import { firstSites, Sites } from './sites.ts'
import { firstSpam, Spam } from './spam.ts'
import { firstTrauma, Trauma } from './trauma.ts'

/** What the company set about its chat, part by part. Of what is not known here nothing is stored. */
export const ChatSettings = z.strictObject({
  shown: Shown,
  greeting: Greeting,
  questions: Questions,
  launcher: Launcher,
  storm: Storm,
  trauma: Trauma,
  never_say: OwnPhrases,
  canned: Canned,
  availability: Availability,
  sites: Sites,
  spam: Spam,
  privacy: Privacy,
})
export type ChatSettings = z.output<typeof ChatSettings>
export const SettingsPart = ChatSettings.keyof()
export type SettingsPart = z.output<typeof SettingsPart>
export const settingsParts: readonly SettingsPart[] = SettingsPart.options

/** As the product brings them. */
export const firstSettings: ChatSettings = {
  shown: firstShown,
  greeting: firstGreeting,
  questions: firstQuestions,
  launcher: firstLauncher,
  storm: firstStorm,
  trauma: firstTrauma,
  never_say: firstPhrases,
  canned: firstCanned,
  availability: firstAvailability,
  sites: firstSites,
  spam: firstSpam,
  privacy: firstPrivacy,
}

/**
 * The settings as a row holds them. What could not be set yet when it was written is as the product brings it, and so is a part
 * that a newer version of the product would refuse: no visitor goes without a chat for it.
 */
export function readSettings(stored: unknown): ChatSettings {
  const told: Readonly<Record<string, unknown>> = Object(filledIn(firstSettings, stored))
  const parts = settingsParts.map((part) => [
    part,
    ChatSettings.shape[part].safeParse(told[part]).data ?? firstSettings[part],
  ])
  return ChatSettings.parse(Object.fromEntries(parts))
}

/** What is stored, with what it lacks, and without what is not known any more. */
function filledIn(first: unknown, stored: unknown): unknown {
  if (!isObject(first)) return stored ?? first
  const known: Readonly<Record<string, unknown>> = isObject(stored) ? stored : {}
  return Object.fromEntries(Object.entries(first).map(([key, value]) => [key, filledIn(value, known[key])]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const revision = z.int().min(1)

/** The settings as they are sent; a change carries the revision that it was made from. */
export const ChatSettingsRevision = z.object({ settings: ChatSettings, revision })
export type ChatSettingsRevision = z.output<typeof ChatSettingsRevision>

/** The settings as they stand, and since when. */
export const ChatSettingsNow = ChatSettingsRevision.extend({ changed_at: z.iso.datetime() })
export type ChatSettingsNow = z.output<typeof ChatSettingsNow>

export const ChatSettingsVersion = z.object({
  revision,
  at: z.iso.datetime(),
  /** Null: as the product brings them. */
  by: z.string().nullable(),
  /** The parts that differ from the version before, as they were and as they became. */
  changed: z.array(SettingsPart),
  before: ChatSettings.partial(),
  after: ChatSettings.partial(),
})
export type ChatSettingsVersion = z.output<typeof ChatSettingsVersion>

export const ChatSettingsVersionPage = z.object({
  items: z.array(ChatSettingsVersion),
  next: z.string().nullable(),
})
export type ChatSettingsVersionPage = z.output<typeof ChatSettingsVersionPage>
