import { newId } from '#platform/uuid.ts'
import { readChatPath } from '#domain/chat/devices/chat-path.ts'
import { continueWords } from './continue-words.ts'
import { keepChat, readChat, forgetChat } from './kept-chat.ts'
import { keepView } from './kept-view.ts'
import { languageOfBrowser } from './words.ts'
import { chatKey } from './place.ts'

const longestWait = 20_000

/**
 * What the page of a chat's link does: once someone asks for it, it opens the conversation in this browser too. The link is only
 * used then: what looks into links on their way may run scripts, but presses nothing.
 */
const button = document.querySelector<HTMLButtonElement>('[data-continue]')
const says = document.querySelector('[data-continue-says]')
const words = continueWords[languageOfBrowser()]
let secret = ''
let device = ''

if (button) {
  button.hidden = false
  say(readChat() ? words.replaces : '')
  button.addEventListener('click', () => void goOn())
}

async function goOn() {
  if (button?.ariaDisabled === 'true') return
  busy(true)
  try {
    await open()
  } catch {
    say(words.failed)
  }
  busy(false)
}

async function open() {
  // Tried again it is the same device.
  secret ||= newId() + newId()
  device ||= newId()
  const answer = await fetch('/api/chatbot/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-chat-secret': secret },
    body: JSON.stringify({ id: device, token: readChatPath(location.pathname) }),
    signal: AbortSignal.timeout(longestWait),
  })
  if (!answer.ok) return say(answer.status === 410 || answer.status === 404 ? words.gone : words.failed)
  const { id, language, chat } = await answer.json()
  if (readChat()?.id !== id) {
    forgetChat()
    keepChat(language, { id, secret, isOpened: true })
    keepView(id, chat)
    // A panel that is on this page already hears of it as of another tab.
    dispatchEvent(new StorageEvent('storage', { key: chatKey }))
  }
  say('')
  const button = await launcher()
  if (button.ariaExpanded !== 'true') button.click()
}

/** The chat comes with the first touch of a page, if not before. */
function launcher(): Promise<HTMLElement> {
  const find = () =>
    document.querySelector('#mission-chat')?.shadowRoot?.querySelector<HTMLElement>('.launcher')
  return new Promise((resolve) => {
    const found = find()
    if (found) return resolve(found)
    const watch = new MutationObserver(() => {
      const found = find()
      if (!found) return
      watch.disconnect()
      resolve(found)
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
}

function busy(is: boolean) {
  if (button) button.ariaDisabled = String(is)
}

function say(text: string) {
  if (says) says.textContent = text
}
