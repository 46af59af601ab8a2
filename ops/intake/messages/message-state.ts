import type { JobMessage } from '#domain/messages/message.ts'

type State = { words: string; isTrouble: boolean }

/** What became of a message, in a sentence. `clock` says when it went out. */
export function messageState({ channel, status, failure, tries }: Told, clock: string): State {
  if (status === 'waiting')
    return tries > 0
      ? { words: 'Not sent yet. The portal tries again by itself.', isTrouble: false }
      : { words: 'Sending...', isTrouble: false }
  if (status === 'sent') return { words: `Sent ${clock}`, isTrouble: false }
  if (status === 'kept')
    return {
      words: `Saved on the server, not sent: the ${noun[channel]} is an example, or no ${service[channel]} is set up.`,
      isTrouble: false,
    }
  if (status === 'dropped')
    return { words: 'Not sent: it came too late, or too many went out at once.', isTrouble: false }
  return { words: `Not sent: ${reason(channel, failure)}`, isTrouble: true }
}

/** Before anything is known of its delivery, which stands with the message. */
export function queuedWords(channel: JobMessage['channel']) {
  const what = channel === 'email' ? 'email' : 'text message'
  return `Your ${what} is saved under “Messages to the customer”. It shows there whether it was sent.`
}

type Told = Pick<JobMessage, 'channel' | 'status' | 'failure' | 'tries'>

const noun = { email: 'address', text: 'number' } as const
const service = { email: 'mail server', text: 'text service' } as const

function reason(channel: JobMessage['channel'], failure: JobMessage['failure']) {
  if (failure === 'address') return 'the mail server refused the address. Correct it under People & Claim.'
  if (failure === 'consent') return 'the customer no longer agrees to text messages.'
  return `the ${service[channel]} failed five times. Send it again, or call.`
}
