import { openConversation } from './conversation.ts'
import { dress } from './dress.ts'
import { element } from './element.ts'
import { openFit } from './fit.ts'
import type { Place } from './place.ts'
import { openParts } from './parts.ts'
import { openPrepare } from './prepare.ts'
import { openServer } from './server.ts'
import { openSheet, type Sheet } from './sheet.ts'
import { style } from './style.ts'
import { loadWords, wordsOf } from './words.ts'

const panels = new WeakMap<ShadowRoot, { toggle(): void }>()

/** The chat of this page: the same however often it is asked for. */
export function openPanel(place: Place) {
  const panel = panels.get(place.shadow) ?? makePanel(place)
  panels.set(place.shadow, panel)
  return panel
}

/** What cannot be had now is asked for again where it is needed. */
const ignore = () => {}

function makePanel(place: Place) {
  const { shadow, launcher, home, phone, chat, signal } = place
  const server = openServer(home)
  const languageNow = () => conversation.state().language
  const words = () => wordsOf(languageNow())
  const parts = openParts(home)
  const { beginProof, ...own } = openPrepare(server, parts, languageNow)
  let sheet: Sheet | undefined
  let sayNews = ignore
  const changed = () => {
    if (sheet && language !== languageNow()) void follow()
    else sheet?.draw(conversation.state())
    sayNews()
  }
  const conversation = openConversation(server, { ...own, changed }, signal)
  // At once, for the connection may be gone when it is needed.
  for (const load of [parts.danger, parts.number]) load().catch(ignore)
  const dialog = element('dialog')
  const fit = openFit(dialog, signal)
  let language = ''

  dress(shadow, style)
  // After the first styles, which they add to.
  void beginNews().catch(ignore)
  dialog.setAttribute('aria-labelledby', 'title')
  shadow.append(dialog)
  dialog.addEventListener('close', () => {
    launcher.ariaExpanded = 'false'
    changed()
    launcher.focus()
  })
  // A dialog beside the page does not close by itself.
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close())
  // Another page was brought: where it has no place for the chat, as beside a receipt, the chat closes.
  document.addEventListener('page', () => dialog.open && !dialog.checkVisibility() && leave(), { signal })
  void loadWords(languageNow(), parts).then(() => sayNews())
  return { toggle: () => (dialog.open ? dialog.close() : void open()) }

  async function beginNews() {
    const { beginLater } = await parts.later()
    sayNews = beginLater({ place, conversation, words, isOpen: () => dialog.open }, () => open(true))
    sayNews()
  }

  /** `isBack`: it was open when the page before was left, and the visitor reads this one. */
  async function open(isBack = false) {
    await loadWords(languageNow(), parts)
    draw()
    // What is inert takes no focus when it opens.
    dialog.inert = isBack
    if (fit.isPhone()) dialog.showModal()
    else dialog.show()
    dialog.inert = false
    launcher.ariaExpanded = 'true'
    changed()
    if (!isBack) sheet?.begin(fit.isPhone())
    void conversation.fetchStart()
  }

  /** In another language all of it is made anew. */
  function draw() {
    if (sheet && language === languageNow()) return
    language = languageNow()
    sheet = openSheet({
      conversation,
      parts,
      beginProof,
      home,
      phone,
      isTrauma: RegExp(chat.trauma).test(location.pathname),
      turn: () => void turn(),
      leave: leaveForPage,
      settled: changed,
      close: () => dialog.close(),
    })
    dialog.lang = language
    dialog.replaceChildren(...sheet.elements)
    sheet.draw(conversation.state())
  }

  /** The language that the visitor writes. What stands over the chat in danger is read to its end first. */
  async function follow() {
    await loadWords(languageNow(), parts)
    if (sheet?.isAlarmed()) return sheet.draw(conversation.state())
    const wasWriting = shadow.activeElement?.matches('textarea')
    draw()
    if (wasWriting) dialog.querySelector('textarea')?.focus()
  }

  async function turn() {
    const other = language === 'es' ? 'en' : 'es'
    await loadWords(other, parts)
    conversation.change({ language: other, isTurned: true })
    draw()
    dialog.querySelector<HTMLElement>('.language')?.focus()
  }

  /** The page that the visitor wants to read lies under the sheet. */
  function leaveForPage() {
    if (fit.isPhone()) dialog.close()
  }

  function leave() {
    dialog.close()
    // Under the open sheet the new page could not take the focus.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}
