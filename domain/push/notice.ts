import type { Language } from '#domain/preferences/preference.ts'
import type { PushMessage } from '#platform/push/push.ts'
import { day, minute } from '#platform/time.ts'

/**
 * What a device is sent. It is shown on a locked screen, so it says what to do and nothing about anyone: no name, place or
 * phone number. `tag`: a notification with the same tag replaces the earlier one instead of standing beside it.
 */
export type Notice = { kind: 'alert' | 'assignment'; id: string; tag: string; words: string }

const words = {
  alert: { en: 'A request needs an answer.', es: 'Una solicitud necesita respuesta.' },
  assignment: { en: 'A request was assigned to you.', es: 'Se le asignó una solicitud.' },
} as const satisfies Record<Notice['kind'], Record<Language, string>>

/** Steps repeat an alert every few minutes, so an old one need not reach a phone that was off. */
export function alertNotice(
  { lead_id, step }: { lead_id: string; step: number },
  language: Language,
): PushMessage {
  const tag = `alert-${lead_id}-${step}`
  return {
    body: write({ kind: 'alert', id: lead_id, tag, words: words.alert[language] }),
    ttl: 15 * minute,
    urgency: 'high',
    topic: topicOf(lead_id),
  }
}

/** It is not repeated, so it waits a day for a phone that is off. */
export function assignmentNotice({ lead_id }: { lead_id: string }, language: Language): PushMessage {
  const tag = `assignment-${lead_id}`
  return {
    body: write({ kind: 'assignment', id: lead_id, tag, words: words.assignment[language] }),
    ttl: day,
    urgency: 'normal',
    topic: topicOf(lead_id),
  }
}

function write(notice: Notice) {
  return JSON.stringify(notice)
}

/** At most 32 characters: the id without its dashes. */
function topicOf(lead_id: string) {
  return lead_id.replaceAll('-', '')
}
