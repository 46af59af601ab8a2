import type { Language } from '#domain/preferences/language.ts'
import { isBlank, type BothLanguages } from './both-languages.ts'
import type { Greeting, Headlines } from './greeting.ts'
import type { PageGroup } from './page-groups.ts'
import type { ChatSettings } from './settings.ts'

/** When and where a chat is opened, and who is on call then. */
type Opening = {
  readonly group: PageGroup
  /** By the clock of the office: "07:30". */
  readonly time: string
  /** By name; null where nobody is planned. */
  readonly onCall: string | null
  /** What the company is called. */
  readonly company: string
}

type Head = { readonly title: string; readonly line: string }
export type ChatHead = { readonly en: Head; readonly es: Head }

type Set = Pick<ChatSettings, 'greeting' | 'storm' | 'availability'>

export const headWords = {
  en: {
    always: 'We answer day and night',
    onCall: (name: string) => `${name} is on call`,
    joins: (name: string) => `${firstName(name)} joins when you ask`,
  },
  es: {
    always: 'Atendemos las 24 horas',
    onCall: (name: string) => `${name} está de guardia`,
    joins: (name: string) => `${firstName(name)} se une cuando usted lo pida`,
  },
} as const

/** What stands at the top of the chat: who is on call, unless the company has a headline of its own for the page and the hour. */
export function headOf(settings: Set, opening: Opening): ChatHead {
  const headline = headlineFor(settings, opening)
  const isStormTold = settings.storm.is_on && opening.group !== 'trauma' && !isBlank(settings.storm.words)
  const note = isStormTold ? settings.storm.words : null
  return { en: head('en'), es: head('es') }

  function head(language: Language): Head {
    const { always, onCall, joins } = headWords[language]
    const who = opening.onCall === null ? null : onCall(opening.onCall)
    const title = headline?.[language] ?? who ?? opening.company
    const answered =
      settings.availability.words[language] ||
      (opening.onCall !== null && !headline ? joins(opening.onCall) : always)
    return { title, line: note?.[language] ?? (headline && who ? who : answered) }
  }
}

function firstName(name: string) {
  return name.trim().split(/\s+/)[0] ?? name
}

/** The headline of the group of pages, or the one for all; on pages about trauma only their own. */
function headlineFor(
  { greeting, storm }: Pick<ChatSettings, 'greeting' | 'storm'>,
  { group, time }: Opening,
) {
  const hour = isNight(greeting, time) ? greeting.night : greeting.day
  return (storm.is_on ? own(greeting.storm, group) : null) ?? own(hour, group)
}

function own(headlines: Headlines, group: PageGroup): BothLanguages | null {
  if (!isBlank(headlines[group])) return headlines[group]
  return group === 'trauma' || isBlank(headlines.everywhere) ? null : headlines.everywhere
}

/** The night may go past midnight. */
function isNight({ night_from: from, night_until: until }: Greeting, time: string) {
  return from <= until ? from <= time && time < until : from <= time || time < until
}
