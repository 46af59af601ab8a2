import type { ChatsWaiting } from '#domain/chat/chat-query.ts'
import type { ChatRow } from '#domain/chat/chat.ts'
import { emergencyKinds, type EmergencyKind } from '#domain/chat/danger/emergency-kinds.ts'
import { valueWords } from '#domain/chat/facts/fact-words.ts'
import { hour, minute, second } from '#platform/time.ts'
import { clockWords } from '../ui/clock.ts'
import { firstName } from '../ui/first-name.ts'

/** What the visitor is called: by name, by town, or by the page they write from. */
export function visitorWords({ name, town, page }: Pick<ChatRow, 'name' | 'town' | 'page'>) {
  return name || town || `Visitor, ${pageWords(page)}`
}

/** The same in a list, where whoever has no name is told from others: "Gas · Water damage page · English". */
export function rowWords(
  chat: Pick<ChatRow, 'name' | 'town' | 'page' | 'language' | 'is_danger' | 'danger' | 'loss'>,
) {
  const { name, town, page, language, is_danger, danger, loss } = chat
  if (name) return name
  const kind = emergencyKinds.find((each) => each === danger)
  const what = kind ? dangerWords[kind] : is_danger ? 'Danger' : loss && valueWords('loss', loss)
  return [what, town || pageWords(page), language === 'es' ? 'Spanish' : 'English']
    .filter(Boolean)
    .join(' · ')
}

export const dangerWords: Readonly<Record<EmergencyKind, string>> = {
  trapped: 'Trapped',
  gas: 'Gas',
  fire: 'Fire or smoke',
  collapse: 'Collapse',
  'carbon-monoxide': 'Carbon monoxide',
  wire: 'Fallen wire',
  'electricity-in-water': 'Electricity in water',
  electricity: 'Electricity',
  hurt: 'Someone hurt',
  'found-dead': 'Someone found dead',
  suicidal: 'Suicide',
}

/** The words of danger, which stand in the list until someone has the chat; null where there are none. */
export function wordsOfDanger({ danger_told }: Pick<ChatRow, 'danger_told'>) {
  return danger_told ? `${danger_told.by_link ? byLink : ''}“${danger_told.words}”` : null
}

const byLink = 'By a link from the office: '

/** What a visitor wrote last, and whether a link of the office may have let someone else write it. */
export function lastWords({
  last_words,
  last_words_by_link,
}: Pick<ChatRow, 'last_words' | 'last_words_by_link'>) {
  const by = last_words_by_link ? byLink : ''
  return `${by}${last_words || 'Nothing written, only answers'}`
}

/** From when on a visitor waits for a person. */
export function waitingSince({
  waiting_since,
  last_message_at,
}: Pick<ChatRow, 'waiting_since' | 'last_message_at'>) {
  return new Date(waiting_since ?? last_message_at)
}

/** Whether someone in danger can be reached in the conversation alone. */
export function isReachedOnlyHere({ is_danger, phone }: Pick<ChatRow, 'is_danger' | 'phone'>) {
  return is_danger && !phone
}

/** How the visitor is spoken of in a sentence: "Nora". */
export function callWords({ name }: Pick<ChatRow, 'name'>) {
  return name ? firstName(name) : 'Visitor'
}

/** The time of the day as short as a column needs it: "6:41"; of another day with the day. */
export function shortTime(at: string, now: Date) {
  return clockWords(new Date(at), now).replace(/\s[AP]M$/, '')
}

/** A clock that runs: "0:07", "1:48", "1:02:09". It never runs backwards, whatever the two clocks say. */
export function runningWords(since: Date, now: Date) {
  const passed = Math.max(0, now.getTime() - since.getTime())
  const [hours, minutes] = [Math.floor(passed / hour), Math.floor((passed % hour) / minute)]
  const seconds = String(Math.floor((passed % minute) / second)).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`
}

/** How many wait for a person now, and how long the first of them does: "7 waiting, longest 17:05". */
export function waitingNowWords(chats: Pick<ChatsWaiting, 'waiting' | 'since'> | undefined, now: Date) {
  if (!chats || chats.since === null) return ''
  return `${chats.waiting} waiting, longest ${runningWords(new Date(chats.since), now)}`
}

/** A span as it is read aloud: "41 seconds", "2 minutes 5 seconds", "1 hour 12 minutes". */
export function spanWords(seconds: number) {
  if (seconds < 60) return counted(seconds, 'second')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return joined(counted(minutes, 'minute'), seconds % 60, 'second')
  return joined(counted(Math.floor(minutes / 60), 'hour'), minutes % 60, 'minute')
}

/** The same where there is little room: "38 s", "1 min 25 s", "1 h 12 min". */
export function shortSpan(seconds: number) {
  return spanWords(seconds)
    .replace(/ seconds?/, ' s')
    .replace(/ minutes?/, ' min')
    .replace(/ hours?/, ' h')
}

function joined(first: string, rest: number, unit: string) {
  return rest === 0 ? first : `${first} ${counted(rest, unit)}`
}

function counted(count: number, unit: string) {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** What stands on the right of a conversation that is over. */
export function endWords({
  job_number,
  phone,
  first_reply_at,
}: Pick<ChatRow, 'job_number' | 'phone' | 'first_reply_at'>) {
  return job_number ?? (phone ? 'Phone given' : first_reply_at ? 'Answered' : 'No reply')
}

/** Where on the website the conversation began: "Water damage page"; a page that we don’t know by its address. */
export function pageWords(page: string) {
  const parts = page.split('/').filter(Boolean)
  const [first] = parts
  if (first && !known.has(first) && !isOfCity.test(first)) return `On the page ${page}`
  const words = (parts.at(-1) ?? '').replaceAll('-', ' ')
  return words === '' ? 'Home page' : `${words.charAt(0).toUpperCase()}${words.slice(1)} page`
}

const isOfCity = /-(oh|pa)$/
const known = new Set([
  'services',
  'service-areas',
  'projects',
  'about',
  'contact',
  'faq',
  'testimonials',
  'certifications',
  'privacy',
])
