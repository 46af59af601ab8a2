import { durationWords } from '#platform/text/duration-words.ts'
import { rateWindow } from '#platform/requests/rate-window.ts'
import { sourceKeptFor } from '#domain/leads/suspicion/source-life.ts'
import { chatRememberedFor } from '#domain/chat/kept-for.ts'
import { pendingLife } from '#domain/photos/photo.ts'
import { receiptOpenFor } from '#domain/receipts/receipt.ts'
import { endedSessionKeptFor, erasureWaitsFor, sessionLength } from '#domain/sessions/session-times.ts'
import type { SiteContext } from '#site/page.ts'
import { mostCachedPages } from '#site/enhance/cached-pages.ts'

type Kept = { readonly what: string; readonly howLong: string }

/**
 * How long we keep what we know about people. Each line is what the product does: times come from the constants and
 * settings that decide them. No constant decides about requests, emails and backups, which people delete, or about what lasts as long as a tab or
 * the process.
 */
export function keptThings({ chatsKeptFor }: Pick<SiteContext, 'chatsKeptFor'>): readonly Kept[] {
  return [
    {
      what: 'Your request, our notes on it, and its history',
      howLong:
        'We keep it until a person deletes it. It isn’t deleted automatically. We delete it when you ask, unless a law, a claim or open work requires us to keep it.',
    },
    { what: 'Photos sent with a request', howLong: 'We keep them as long as the request.' },
    {
      what: 'Photos whose request was never sent',
      howLong: `We delete them automatically after about ${durationWords(pendingLife)}.`,
    },
    {
      what: 'What you write in the chat',
      howLong: `We delete it automatically ${durationWords(chatsKeptFor)} after the last message. If you gave a phone number, your request and its photos stay. You can delete it yourself at any time, under “More” in the chat. Your browser remembers the chat for ${durationWords(chatRememberedFor)}.`,
    },
    {
      what: 'The email that tells our office about your request',
      howLong: 'It stays in the office mailbox until a person deletes it.',
    },
    {
      what: 'A form that you filled in but haven’t sent',
      howLong: 'It stays only in this browser tab, until you send it or close the tab.',
    },
    {
      what: 'The key that lets your browser change a request you sent',
      howLong: `It lasts ${durationWords(receiptOpenFor)}. It’s stored in that browser, and on our server in a form that can’t be used to open the request.`,
    },
    {
      what: 'That you closed the emergency banner',
      howLong: 'This stays only in this browser tab, until you close the tab.',
    },
    {
      what: 'Pages you have read, saved for reading offline',
      howLong: `Your browser stores the last ${mostCachedPages} until you clear its data. It never stores a page with a form that you filled in.`,
    },
    {
      what: 'Page speed',
      howLong: 'We keep it as a total for all visits together, until the server restarts.',
    },
    {
      what: 'How many requests and photos came from one IP address',
      howLong: `The server keeps this in memory for ${durationWords(rateWindow)}.`,
    },
    {
      what: 'Which requests came from the same IP address, as a code that doesn’t reveal the address',
      howLong: `We store it with the request for ${durationWords(sourceKeptFor)}.`,
    },
    {
      what: 'Staff sign-ins',
      howLong: `A sign-in lasts ${durationWords(sessionLength)}, or until the person signs out if they chose to stay signed in. Its record is deleted ${durationWords(endedSessionKeptFor)} later, or ${durationWords(erasureWaitsFor)} after we asked the device to erase its data.`,
    },
    {
      what: 'Backups',
      howLong: 'Deleted data stays in older backups until newer backups replace them.',
    },
  ]
}
