import { createHash } from 'node:crypto'
import { minute, second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { Decide } from '#domain/chat/decide.ts'
import { openVisitorChat } from '#domain/chat/open.flow.ts'
import { endChat, replyInChat, takeChat } from '#domain/chat/staff.flow.ts'
import { sayInChat, showInChat } from '#domain/chat/visitor-says.flow.ts'
import { giveContact, tellInChat } from '#domain/chat/visitor-tells.flow.ts'
import { GivenContact, NewChat } from '#domain/chat/chat.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { NewJob } from '#domain/jobs/job.ts'
import { makeJob } from '#domain/jobs/make-job.flow.ts'
import { receivePhoto } from '#domain/photos/photos.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { chatStories, type ChatStep, type ChatStory } from './chat-stories.ts'
import type { Deed } from './deed.ts'
import { rollId, type Dice } from './dice.ts'
import { drawPicture } from './pictures.ts'

/** Everything of a conversation that someone does: who, and in which one. */
type Told = {
  chat: { id: string; secret: string }
  messageId: string
  decide: Decide
  picture: Buffer | null
}

/** Nothing of it lies ahead of the moment in which it is told. */
const lately = 4 * second

/** What was said in the chat of the demo's website, by the verbs that visitors and staff use. */
export async function tellOfChats(dice: Dice, now: Date, decide: Decide): Promise<Deed[]> {
  const told = await Promise.all(chatStories.map((story) => tellChat(story, { dice, now, decide })))
  return told.flat()
}

type Telling = { dice: Dice; now: Date; decide: Decide }

async function tellChat(story: ChatStory, { dice, now, decide }: Telling): Promise<Deed[]> {
  const { steps, opened, language, page } = story
  const began = new Date(now.getTime() - opened * minute)
  const chat = { id: rollId(dice, began), secret: rollId(dice, began) + rollId(dice, began) }
  const opening: Deed = {
    at: began,
    act: (world) =>
      openVisitorChat(world, chat, {
        ...NewChat.parse({ language, page, first_page: page }),
        address: '203.0.113.7',
        count: async () => {},
      }),
  }
  const follow = await Promise.all(
    steps.map(async (step): Promise<Deed> => {
      const at = new Date(Math.min(began.getTime() + step[0] * second, now.getTime() - lately))
      const picture = step[1] === 'shows' ? await drawPicture(step[2], dice() * 2 ** 32) : null
      const told = { chat, messageId: rollId(dice, at), decide, picture }
      return { at, act: (world, { dispatch }) => take(world, dispatch, { step, ...told }) }
    }),
  )
  return [opening, ...follow]
}

function take(world: World, dispatcher: SignedIn, { step, ...told }: Told & { step: ChatStep }) {
  const { chat, messageId, decide } = told
  const replier = allow(dispatcher, 'chat.reply')
  const act = { id: chat.id, message_id: messageId }
  switch (step[1]) {
    case 'says':
      return sayInChat(world, chat, { id: messageId, text: step[2], decide })
    case 'tells':
      return tellInChat(world, chat, { id: messageId, told: step[2] })
    case 'shows':
      return show(world, told)
    case 'gives':
      return give(world, told, { phone: step[2], way: step[3] })
    case 'takes':
      return takeChat(world, replier, act)
    case 'ends':
      return endChat(world, replier, act)
    case 'replies':
    case 'notes':
      return replyInChat(world, replier, {
        ...act,
        text: step[2],
        kind: step[1] === 'notes' ? 'note' : 'text',
      })
    case 'makes a job':
      return makeJob(world, allow(dispatcher, 'intake.view'), {
        ...NewJob.parse({ id: chat.id, facts: { loss_type: 'water' } }),
        sentAt: world.now(),
      })
  }
}

async function show(world: World, { chat, messageId, picture }: Told) {
  if (!picture) return
  const sha256 = createHash('sha256').update(picture).digest('hex')
  await receivePhoto(world, { sha256, bytes: picture })
  await showInChat(world, chat, { id: messageId, sha256 })
}

function give(world: World, { chat, messageId }: Told, given: { phone: string; way: 'call' | 'text' }) {
  return giveContact(world, chat, {
    id: messageId,
    ...GivenContact.parse(given),
    arriving: {
      page: '',
      address: '203.0.113.7',
      honeypot: '',
      openedAt: undefined,
      isCrossSite: false,
      proof: { kind: 'none' },
      isCrowded: async () => false,
    },
  })
}
