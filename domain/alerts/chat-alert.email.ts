import { button, emailPage, facts, paragraph } from '#platform/mail/email-page.ts'
import { localOf } from '#domain/company/local-time.ts'
import type { Company } from '#domain/company/company.ts'
import { timeWords } from '#domain/visits/visit-time.ts'
import type { ChatForAlert } from './chat-for-alert.server.ts'

type Words = { publicUrl: string; isNew: boolean }

/** Someone in the chat of the website waits for a person. What they wrote is read in the portal alone. */
export function chatEmail(chat: ChatForAlert, company: Company, { publicUrl, isNew }: Words) {
  const page = `${publicUrl}/ops/submissions/chats/${chat.id}`
  const headline = isNew ? 'Someone is waiting in the chat' : 'Someone is still waiting in the chat'
  const why = isNew
    ? 'No one has taken this chat over yet. Take it over in the portal and reply.'
    : 'We’ve alerted everyone who can take this chat over several times, and no one has. Please reply now.'
  const told: [string, string][] = [
    ['Page', chat.page || 'Not known'],
    ['Language', chat.language === 'es' ? 'Spanish' : 'English'],
    ...(chat.waiting_since
      ? [['Waiting since', timeWords(localOf(chat.waiting_since).slice(11))] satisfies [string, string]]
      : []),
  ]
  return {
    subject: isNew ? 'Chat waiting' : 'STILL WAITING: chat',
    text: [
      `${headline}.`,
      '',
      why,
      '',
      `Take it over: ${page}`,
      '',
      ...told.map(([label, value]) => `${label}: ${value}`),
      '',
      company.name,
    ].join('\n'),
    html: emailPage({
      from: `${company.name} · On call`,
      headline,
      parts: [paragraph(why), button('Take it over', page), facts(told)],
    }),
  }
}
