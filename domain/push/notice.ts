import type { Language } from '#domain/preferences/language.ts'
import type { PushMessage } from '#platform/push/push.ts'
import { day, minute } from '#platform/time.ts'

/**
 * What a device is sent. It is shown on a locked screen, so it says what to do and nothing about anyone: no name, place or
 * phone number. `tag`: a notification with the same tag replaces the earlier one instead of standing beside it.
 */
export type Notice = {
  kind: 'alert' | 'assignment' | 'request' | 'chat'
  id: string
  tag: string
  words: string
}

const words = {
  alert: { en: 'A request needs an answer.', es: 'Una solicitud necesita respuesta.' },
  chat: { en: 'Someone is waiting in the chat.', es: 'Alguien espera en el chat.' },
  danger: {
    en: 'Someone in your chat may be in danger.',
    es: 'Alguien en su chat puede estar en peligro.',
  },
  given: {
    en: 'A chat was transferred to you. Open it and reply.',
    es: 'Se le transfirió un chat. Ábralo y responda.',
  },
  waits: {
    en: 'Someone waits in your chat while you are on their job.',
    es: 'Alguien espera en su chat mientras usted está en su trabajo.',
  },
  call: { en: 'A technician needs the office.', es: 'Un técnico necesita a la oficina.' },
  assignment: { en: 'A request was assigned to you.', es: 'Se le asignó una solicitud.' },
  sent: { en: 'You were put on a visit.', es: 'Se le asignó una visita.' },
  moved: { en: 'A visit of yours was moved.', es: 'Se cambió el horario de una visita suya.' },
  removed: { en: 'You were taken off a visit.', es: 'Se le quitó de una visita.' },
  canceled: { en: 'A visit of yours was canceled.', es: 'Se canceló una visita suya.' },
  made: {
    en: 'A visit that was changed was already made.',
    es: 'Ya se había hecho una visita que se cambió.',
  },
  replaced: { en: 'A visit that you planned was changed.', es: 'Cambió una visita que usted programó.' },
  gaps: {
    en: 'A crew left a job of yours with gaps in its file.',
    es: 'Un equipo se fue de un trabajo suyo con pendientes en el expediente.',
  },
  taken: { en: 'The office is on it.', es: 'La oficina se está encargando.' },
  fix: { en: 'A form of yours needs a fix.', es: 'Un formulario suyo necesita una corrección.' },
  answered: { en: 'The office answered you.', es: 'La oficina le respondió.' },
} as const satisfies Record<string, Record<Language, string>>

/** Steps repeat an alert every few minutes, so an old one need not reach a phone that was off. */
export function alertNotice(
  {
    lead_id,
    call_id,
    step,
    isChat,
  }: { lead_id: string; call_id: string | null; step: number; isChat: boolean },
  language: Language,
): PushMessage {
  const id = call_id ?? lead_id
  const tag = `alert-${id}-${step}`
  return {
    body: write({
      kind: 'alert',
      id,
      tag,
      words: words[call_id ? 'call' : isChat ? 'chat' : 'alert'][language],
    }),
    ttl: 15 * minute,
    urgency: 'high',
    topic: topicOf(id),
  }
}

/** To whoever has the conversation of a visitor who told of danger. A few minutes later others are called. */
export function dangerNotice(
  id: string,
  { language, isReminder }: { language: Language; isReminder: boolean },
): PushMessage {
  const told = words[isReminder ? 'waits' : 'danger'][language]
  return {
    body: write({ kind: 'chat', id, tag: `danger-${id}`, words: told }),
    ttl: 15 * minute,
    urgency: 'high',
    topic: topicOf(id),
  }
}

/** To whoever was given the conversation by someone else. Where they do not open it in a few minutes others are called. */
export function givenNotice(id: string, language: Language): PushMessage {
  return {
    body: write({ kind: 'chat', id, tag: `given-${id}`, words: words.given[language] }),
    ttl: 15 * minute,
    urgency: 'high',
    topic: topicOf(id),
  }
}

/** To whoever called the office. They wait for it, and it is not repeated. */
export function callNotice(
  { lead_id, call_id, what }: { lead_id: string; call_id: string; what: 'taken' | 'answered' },
  language: Language,
): PushMessage {
  const tag = `call-${call_id}-${what}`
  return {
    body: write({ kind: 'request', id: lead_id, tag, words: words[what][language] }),
    ttl: day,
    urgency: 'high',
    topic: topicOf(call_id),
  }
}

/** To whoever takes care of a job that others left with gaps in its file. */
export function gapsNotice(
  { lead_id, call_id }: { lead_id: string; call_id: string },
  language: Language,
): PushMessage {
  const tag = `gaps-${lead_id}`
  return {
    body: write({ kind: 'request', id: lead_id, tag, words: words.gaps[language] }),
    ttl: day,
    urgency: 'normal',
    topic: topicOf(call_id),
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

/** To who submitted a form that the office sends back for a fix. It waits as long as an assignment. */
export function fixNotice(
  { job_id, submission_id }: { job_id: string; submission_id: string },
  language: Language,
): PushMessage {
  const tag = `fix-${submission_id}`
  return {
    body: write({ kind: 'request', id: job_id, tag, words: words.fix[language] }),
    ttl: day,
    urgency: 'normal',
    topic: topicOf(submission_id),
  }
}

export type VisitNews = 'sent' | 'moved' | 'removed' | 'canceled' | 'made'

/** To whoever goes on a visit that someone else planned, moved or canceled, or who was taken off it. What is newer about the visit takes its place. */
export function visitNotice(
  { job_id, visit_id, what }: { job_id: string; visit_id: string; what: VisitNews },
  language: Language,
): PushMessage {
  const tag = `visit-${visit_id}-${what}`
  return {
    body: write({ kind: 'request', id: job_id, tag, words: words[what][language] }),
    ttl: day,
    urgency: 'normal',
    topic: topicOf(visit_id),
  }
}

/** To who planned a visit that whoever goes has changed since. It waits as long. */
export function replacedNotice({ lead_id }: { lead_id: string }, language: Language): PushMessage {
  const tag = `visit-${lead_id}`
  return {
    body: write({ kind: 'request', id: lead_id, tag, words: words.replaced[language] }),
    ttl: day,
    urgency: 'normal',
    topic: topicOf(lead_id),
  }
}

function write(notice: Notice) {
  return JSON.stringify(notice)
}

/** At most 32 characters: the id without its dashes. */
function topicOf(id: string) {
  return id.replaceAll('-', '')
}
